import type { RouteObject } from 'react-router-dom';
import { requireSignedOut } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const authRoutes: RouteObject[] = [
  {
    middleware: [requireSignedOut(paths.dashboard.href())],
    children: [
      {
        path: paths.signIn.pattern,
        handle: { title: 'Sign in' },
        lazy: { Component: async () => (await import('./sign-in.page')).SignInPage },
      },
      {
        path: paths.signUp.pattern,
        handle: { title: 'Open a store' },
        lazy: { Component: async () => (await import('./sign-up.page')).SignUpPage },
      },
      {
        path: paths.checkEmail.pattern,
        handle: { title: 'Check your email' },
        lazy: { Component: async () => (await import('./confirm.page')).CheckEmailPage },
      },
      {
        path: paths.forgot.pattern,
        handle: { title: 'Forgot password' },
        lazy: { Component: async () => (await import('./password.page')).ForgotPasswordPage },
      },
    ],
  },
  // Links in emails work whether or not the user is signed in.
  {
    path: paths.confirm.pattern,
    handle: { title: 'Confirm your account' },
    lazy: { Component: async () => (await import('./confirm.page')).ConfirmPage },
  },
  {
    path: paths.reset.pattern,
    handle: { title: 'Choose a new password' },
    lazy: { Component: async () => (await import('./password.page')).ResetPasswordPage },
  },
];
