import { path } from '@market/web-kit/router/paths';

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
  board: path('/board'),
  /** A printable list of a rider's stops on a day: `/route-sheet?rider=<id>&day=2026-11-27`. */
  routeSheet: path('/route-sheet'),
  dispatching: path('/dispatching'),
  riders: path('/riders'),
  /** An order, for riders and schedulers. Emails link to it. */
  orders: { detail: path('/orders/:id'), assign: path('/orders/:id/assign') },
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
