import type { Call } from '@market/api-client/client';
import { isApiError } from '@market/api-client/errors';
import { lazyEndpoints } from '@market/api-client/lazy-endpoint';
import type { Session } from './session';

const auth = lazyEndpoints('auth', () => import('@market/api-client/contract/main/session'));

/**
 * Renews the access token with the refresh cookie, with one request at a time across all tabs.
 * Sends nothing when the token that the server refused has been replaced in the meantime: a second
 * renewal would make the server refuse the requests that were repeated after the first one.
 * Resolves to false when nobody is signed in, or when the server refuses, which also clears the
 * session. Rejects on any other failure, such as no network, and keeps the session.
 */
export function createSessionRefresh(
  session: Session,
  call: Call,
): (refused?: string) => Promise<boolean> {
  let running: Promise<boolean> | undefined;

  const renew = (refused: string | undefined): Promise<boolean> =>
    withLock(async () => {
      const token = session.token();
      if (token !== undefined && token !== refused) return true;
      try {
        // Each cookie works once: a closing page must not lose the answer with the next one.
        session.start(await call(auth('refresh'), {}, { keepalive: true }));
        return true;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        session.clear();
        return false;
      }
    });

  return (refused) => {
    if (session.user() === undefined || session.isOver()) return Promise.resolve(false);
    running ??= renew(refused).finally(() => {
      running = undefined;
    });
    return running;
  };
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('renew-session', work) : work();
