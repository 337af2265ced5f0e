import type { RouteObject } from 'react-router-dom';
import { requireSignedOut } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

/** Links in emails work whether or not someone is signed in. */
export const authRoutes: RouteObject[] = [
  {
    middleware: [requireSignedOut(paths.home.href())],
    children: [
      {
        path: paths.signIn.pattern,
        lazy: { Component: () => import('./sign-in.page').then((code) => code.SignInPage) },
      },
      {
        path: paths.signUp.pattern,
        lazy: { Component: () => import('./sign-up.page').then((code) => code.SignUpPage) },
      },
      {
        path: paths.forgot.pattern,
        lazy: { Component: () => import('./forgot.page').then((code) => code.ForgotPasswordPage) },
      },
    ],
  },
  {
    path: paths.guestLink.pattern,
    lazy: {
      Component: () => import('./guest-link.page').then((code) => code.GuestLinkPage),
      loader: () => import('./guest-link.loader').then((code) => code.guestLinkLoader),
    },
  },
  {
    path: paths.guestOrders.pattern,
    lazy: { Component: () => import('./guest-orders.page').then((code) => code.GuestOrdersPage) },
  },
  {
    path: paths.confirm.pattern,
    lazy: { Component: () => import('./confirm.page').then((code) => code.ConfirmPage) },
  },
  {
    path: paths.reset.pattern,
    lazy: { Component: () => import('./reset.page').then((code) => code.ResetPasswordPage) },
  },
];
