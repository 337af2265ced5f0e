import { createQueryKey } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { sessionStore } from '@market/web-kit/browser-storage';
import { notify } from '@market/web-kit/notifications';
import type { Services } from '@market/web-kit/services';
import { getAccount } from '@market/web-kit/session';
import { catalogue, follows } from '../../shared/endpoints';
import { followingQuery } from './follows.queries';

const STORAGE_KEY = 'storefront_follow';

/**
 * A guest's request to follow a store. It is stored in this tab until the guest signs in. It is not
 * in the URL, because opening a link must not follow a store.
 */
export const requestedFollow = {
  remember: (storeId: string): void => sessionStore.setItem(STORAGE_KEY, storeId),
  forget: (): void => sessionStore.removeItem(STORAGE_KEY),
};

/**
 * Follows the store that the guest asked to follow before signing in. The button cannot send this
 * itself, because it may be far down the page that the guest returns to, and not loaded yet.
 */
export async function sendRequestedFollow({
  api,
  session,
  call,
  queryClient,
}: Pick<Services, 'api' | 'session' | 'call' | 'queryClient'>): Promise<void> {
  const storeId = sessionStore.getItem(STORAGE_KEY);
  if (getAccount(session) === undefined || storeId === null) return;
  requestedFollow.forget();
  try {
    const following = await call(follows('setFollowing'), {
      query: { storeId },
      body: { following: true },
    });
    queryClient.setQueryData(followingQuery(api, storeId).queryKey, following);
    await queryClient.invalidateQueries({ queryKey: createQueryKey(catalogue('stores')) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    notify.error(error.message);
  }
}
