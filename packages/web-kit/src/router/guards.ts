import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { appOf } from '@market/domain/accounts/roles';
import type { Endpoint } from '@market/api-client/kernel';
import { can } from '../session/use-session';
import { servicesContext } from '../services';
import { withRedirect } from './redirect-to';

/** Runs before any loader below it: nothing is fetched for somebody who is not signed in here. */
export const requireUser =
  (signInPath: string): MiddlewareFunction =>
  async ({ context, request }) => {
    const { app, session, renew } = context.get(servicesContext);
    const user = session.user();
    const signedIn = user !== undefined && appOf[user.role] === app && (session.token() !== undefined || (await renew()));
    if (!signedIn) {
      const { pathname, search } = new URL(request.url);
      throw redirect(withRedirect(signInPath, pathname + search));
    }
  };

/** Keeps the signed-in away from sign-in pages. */
export const requireNobody =
  (homePath: string): MiddlewareFunction =>
  ({ context }) => {
    const { app, session } = context.get(servicesContext);
    const user = session.user();
    if (user && appOf[user.role] === app) throw redirect(homePath);
  };

/** A page that needs a call which this person may not make answers 403, drawn by the nearest error boundary. */
export const requireAccess =
  (row: Pick<Endpoint, 'access' | 'resource'>): MiddlewareFunction =>
  ({ context }) => {
    if (!can(context.get(servicesContext).session.user(), row)) throw new Response('Forbidden', { status: 403 });
  };
