import { path } from '@market/web-kit/router/paths';

/** Every URL of this app. */
export const paths = {
  /** Redirects to the first page of the user's role. */
  home: path('/'),
  offers: path('/offers'),
  active: path('/active'),
  /** The rider's steps that the server has not accepted. */
  waiting: path('/waiting'),
  history: path('/history'),
  /** A shipping partner's earnings: `/earnings?week=2026-11-16`. */
  earnings: path('/earnings'),
  statement: path('/earnings/payouts/:id'),
  /** The open deliveries, by day and by status. */
  board: path('/board'),
  /** A printable list of a rider's stops on a day: `/route-sheet?rider=<id>&day=2026-11-27`. */
  routeSheet: path('/route-sheet'),
  /** The scheduler's list of orders to assign. */
  dispatching: path('/dispatching'),
  /** The plan and the daily limit of every rider, for schedulers. */
  riders: path('/riders'),
  /** An order, for riders and schedulers. Emails link to it. */
  orders: { detail: path('/orders/:id'), assign: path('/orders/:id/assign') },
  /** A new partner's application. */
  onboarding: path('/onboarding'),
  account: path('/account'),
  notifications: path('/notifications'),
  signIn: path('/sign-in'),
  signUp: path('/sign-up'),
  checkEmail: path('/check-email'),
  forgot: path('/forgot'),
  reset: path('/reset/:token'),
  confirm: path('/confirm/:token'),
};
