import { groupKey } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { notify } from '@market/web-kit/notifications';
import type { Services } from '@market/web-kit/services';
import { getAccount } from '@market/web-kit/session';
import { savedItems } from '../../shared/endpoints';
import { guestSavedItems } from '../../shared/guest-saved-items';

/**
 * Moves a guest's saved items into the account, and empties the browser's list. Safe to repeat.
 * When it fails, the browser keeps its list and the next visit tries again.
 */
export async function mergeGuestSavedItems({
  session,
  call,
  queryClient,
}: Pick<Services, 'session' | 'call' | 'queryClient'>): Promise<void> {
  const items = guestSavedItems.get();
  if (getAccount(session) === undefined || items.length === 0) return;
  try {
    await call(savedItems('add'), { body: { items, mode: 'merge' } });
    guestSavedItems.clear();
    await queryClient.invalidateQueries({ queryKey: groupKey(savedItems('list')) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    notify.error(error.message);
  }
}
