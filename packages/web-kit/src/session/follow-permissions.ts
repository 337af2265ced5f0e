import * as accounts from '@market/api-client/contract/main/accounts';
import { isApiError } from '@market/api-client/errors';
import type { Services } from '../services';

/**
 * Refreshes the signed-in user's permissions at the start and after each 403, so that a change
 * applies without signing in again. A failed request changes nothing.
 */
export function followPermissions({
  session,
  call,
  queryClient,
}: Pick<Services, 'session' | 'call' | 'queryClient'>): void {
  let isAsking = false;
  const ask = async (): Promise<void> => {
    const before = session.user();
    if (!before || isAsking) return;
    isAsking = true;
    try {
      const { role, resources } = await call(accounts.permissions);
      const user = session.user();
      const isChanged =
        user?.role !== role || [...user.resources].sort().join() !== [...resources].sort().join();
      if (user?.id === before.id && isChanged && !session.isOver())
        session.update({ ...user, role, resources });
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      isAsking = false;
    }
  };
  const afterRefusal = (error: unknown) => {
    if (isApiError(error) && error.status === 403) void ask();
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') afterRefusal(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') afterRefusal(event.action.error);
  });
  void ask();
}
