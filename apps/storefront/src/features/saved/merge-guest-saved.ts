import { groupKey } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { notify } from '@market/web-kit/notifications';
import type { Services } from '@market/web-kit/services';
import { getAccount } from '@market/web-kit/session';
import { savedItems } from '../../shared/endpoints';
import { guestSaved } from '../../shared/guest-saved';

/**
 * Moves a guest's saved items into the account, and empties the browser's list. Safe to repeat.
 * When it fails, the browser keeps its list and the next visit tries again.
 */
export async function mergeGuestSaved({
  session,
  call,
  queryClient,
}: Pick<Services, 'session' | 'call' | 'queryClient'>): Promise<void> {
  const items = guestSaved.get();
  if (getAccount(session) === undefined || items.length === 0) return;
  try {
    await call(savedItems('add'), { body: { items, mode: 'merge' } });
    guestSaved.clear();
    await queryClient.invalidateQueries({ queryKey: groupKey(savedItems('list')) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    notify.error(error.message);
  }
}
