import type { AppRouter } from '@market/web-kit/app-router';
import { deletePersonalCaches } from '@market/web-kit/service-worker/cache-strategies';
import type { Services } from '@market/web-kit/services';
import { guestCart } from '../features/cart/model/guest-cart';
import {
  buyNowDraft,
  checkoutDraft,
  patchDraft,
  type CheckoutDraft,
} from '../features/checkout/checkout-draft';
import { recentSearches } from '../features/search/recent-searches';
import { guestSavedItems } from '../shared/guest-saved-items';
import { recentProducts } from '../shared/recent-products';
import type { StoredValue } from '../shared/stored-value';

/** A guest's cart and coupon stay in the browser, for the account that the guest signs in with. */
const clearGuestFields = (draft: StoredValue<CheckoutDraft>): void =>
  patchDraft(draft, { addressId: undefined, openPayment: undefined });

/**
 * Deletes all personal data when the session ends, or another person signs in, in any tab. A
 * visitor on a public page continues as a guest. The router is only revalidated, and the guards of
 * pages that need an account redirect to the sign-in page.
 */
export function clearDataWhenSignedOut(
  router: Pick<AppRouter, 'revalidate'>,
  { session, queryClient }: Pick<Services, 'session' | 'queryClient'>,
): void {
  // Leaves the account's pages before their data is cleared. Otherwise they would request it again
  // and show an error.
  const leave = async () => {
    await router.revalidate();
    queryClient.clear();
    await router.revalidate();
  };
  let before = session.user();
  session.subscribe(() => {
    const user = session.user();
    if (before !== undefined && user?.id !== before.id) {
      if (before.isGuest) [checkoutDraft, buyNowDraft].forEach(clearGuestFields);
      else
        [
          guestCart,
          guestSavedItems,
          checkoutDraft,
          buyNowDraft,
          recentSearches,
          recentProducts,
        ].forEach((stored) => stored.clear());
      deletePersonalCaches('data');
      void leave();
    }
    before = user;
  });
}
