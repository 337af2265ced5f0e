import { groupKey } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { notify } from '@market/web-kit/notifications';
import type { Services } from '@market/web-kit/services';
import { getAccount } from '@market/web-kit/session';
import { cart } from '../../shared/endpoints';
import { guestCart } from './model/guest-cart';

/**
 * Moves the guest cart into the account's cart and empties the browser's. Safe to repeat, because
 * merging takes the larger quantity. When it fails, the browser keeps its cart and the next visit
 * tries again.
 */
export async function mergeGuestCart({
  session,
  call,
  queryClient,
}: Pick<Services, 'session' | 'call' | 'queryClient'>): Promise<void> {
  const items = guestCart.get();
  if (getAccount(session) === undefined || items.length === 0) return;
  try {
    await call(cart('add'), { body: { items, mode: 'merge' } });
    guestCart.clear();
    await queryClient.invalidateQueries({ queryKey: groupKey(cart('get')) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    notify.error(error.message);
  }
}
