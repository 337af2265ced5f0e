import { sessionStore } from '@market/web-kit/browser-storage';

const KEY = 'storefront_follow';

/**
 * A guest's wish to follow a store, stored in this tab until they return from signing in. It is not
 * in the URL, because opening a link must not follow a store.
 */
export const followAfterSignIn = {
  remember: (storeId: string): void => sessionStore.setItem(KEY, storeId),
  forget: (): void => sessionStore.removeItem(KEY),
  /** True once for the store that was wished for. */
  take: (storeId: string): boolean => {
    const wished = sessionStore.getItem(KEY) === storeId;
    if (wished) sessionStore.removeItem(KEY);
    return wished;
  },
};
