import { path } from '@market/web-kit/router/paths';

/** Every address of this app. Links and navigations take theirs from here. */
export const paths = {
  /** Leads everybody to their own first page. */
  home: path('/'),
  offers: path('/offers'),
  active: path('/active'),
  history: path('/history'),
  /** The scheduler's list: which orders need a rider. */
  dispatching: path('/dispatching'),
  /** One order, for whoever it concerns; mails link here. */
  orders: { detail: path('/orders/:id'), assign: path('/orders/:id/assign') },
  account: path('/account'),
  signIn: path('/sign-in'),
  forgot: path('/forgot'),
  reset: path('/reset/:token'),
  confirm: path('/confirm/:token'),
};
