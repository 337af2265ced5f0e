import type { RouteObject } from 'react-router-dom';
import { requireSignedOut } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

/** Sign-in, sign-up and password pages. Links from emails work whoever is signed in. */
export const authRoutes: RouteObject[] = [
  {
    middleware: [requireSignedOut(paths.home.href())],
    children: [
      {
        path: paths.signIn.pattern,
        lazy: { Component: async () => (await import('./sign-in.page')).SignInPage },
      },
      {
        path: paths.signUp.pattern,
        lazy: { Component: async () => (await import('./sign-up.page')).SignUpPage },
      },
      {
        path: paths.forgot.pattern,
        lazy: { Component: async () => (await import('./forgot.page')).ForgotPage },
      },
    ],
  },
  {
    path: paths.guestLink.pattern,
    lazy: {
      Component: async () => (await import('./guest-link.page')).GuestLinkPage,
      loader: async () => (await import('./guest-link.loader')).guestLinkLoader,
    },
  },
  {
    path: paths.guestOrders.pattern,
    lazy: { Component: async () => (await import('./guest-orders.page')).GuestOrdersPage },
  },
  {
    path: paths.confirm.pattern,
    lazy: { Component: async () => (await import('./confirm.page')).ConfirmPage },
  },
  {
    path: paths.reset.pattern,
    lazy: { Component: async () => (await import('./reset.page')).ResetPage },
  },
];
