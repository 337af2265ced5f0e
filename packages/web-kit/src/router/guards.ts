import { createContext, redirect, type MiddlewareFunction } from 'react-router-dom';
import { appByRole } from '@market/domain/accounts/roles';
import type { AccessRule } from '@market/api-client/access';
import { can } from '../session/use-session';
import { servicesContext, type Services } from '../services';
import { withRedirect } from './redirect-to';

/** The path of the page that is still shown while the next one loads. */
export const pathnameContext = createContext<string | undefined>(undefined);

const isSignedInToApp = ({ app, session }: Services): boolean => {
  const user = session.user();
  return user !== undefined && appByRole[user.role] === app && !session.isOver();
};

const RENEWAL_TIMEOUT_MS = 3000;

/**
 * Whether the session can still be used. True without a network, or with a slow one: pages then show
 * what the service worker has cached, and a later refusal ends the session.
 */
const isRenewed = (renew: Services['renew']): Promise<boolean> | boolean => {
  const renewal = renew();
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => {
      slowRenewal = renewal;
      resolve(true);
    }, RENEWAL_TIMEOUT_MS),
  );
  return renewal === slowRenewal || Promise.race([renewal.catch(() => true), timeout]);
};
/** The last renewal that a page waited for. While it is still running, later pages do not wait. */
let slowRenewal: Promise<boolean> | undefined;

/**
 * Redirects to sign-in unless the user is signed in to this app. Runs before the loaders below it.
 */
export const requireUser =
  (signInPath: string): MiddlewareFunction =>
  async ({ context, request }) => {
    const services = context.get(servicesContext);
    const { session, renew } = services;
    const isSignedIn =
      isSignedInToApp(services) && (session.token() !== undefined || (await isRenewed(renew)));
    // A page with unsaved changes stays and asks to sign in again.
    if (
      !isSignedIn &&
      !(session.isOver() && new URL(request.url).pathname === context.get(pathnameContext))
    )
      throw redirectToSignIn(signInPath, request);
  };

const redirectToSignIn = (signInPath: string, request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(withRedirect(signInPath, pathname + search));
};

/** Redirects guests to sign-in. Put it below `requireUser`. */
export const requireAccount =
  (signInPath: string): MiddlewareFunction =>
  ({ context, request }) => {
    if (context.get(servicesContext).session.user()?.isGuest)
      throw redirectToSignIn(signInPath, request);
  };

/** Redirects users with an account away from sign-in pages. */
export const requireSignedOut =
  (homePath: string): MiddlewareFunction =>
  ({ context }) => {
    const services = context.get(servicesContext);
    if (isSignedInToApp(services) && !services.session.user()?.isGuest) throw redirect(homePath);
  };

/** Throws 403, shown by the nearest error boundary, when the user may not call the endpoint. */
export const requireAccess =
  (rule: AccessRule): MiddlewareFunction =>
  ({ context }) => {
    if (!can(context.get(servicesContext).session.user(), rule))
      throw new Response('Forbidden', { status: 403 });
  };
