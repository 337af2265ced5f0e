import { Suspense } from 'react';
import { patchDraft } from '../../../features/checkout/checkout-draft';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { useCheckoutItems } from './use-checkout-items';

const NewAddressDrawer = lazyBrowserPart(
  async () => (await import('../account/address-drawer')).NewAddressDrawer,
);
const EditAddressDrawer = lazyBrowserPart(
  async () => (await import('../account/address-drawer')).EditAddressDrawer,
);

/** An address added during checkout becomes the delivery address. */
export function CheckoutNewAddressPage() {
  const { draft, search } = useCheckoutItems();
  return (
    <Suspense>
      <NewAddressDrawer
        closeTo={paths.checkout.href() + search}
        onSaved={({ id }) => patchDraft(draft, { addressId: id })}
      />
    </Suspense>
  );
}

export function CheckoutAddressPage() {
  const { search } = useCheckoutItems();
  return (
    <Suspense>
      <EditAddressDrawer closeTo={paths.checkout.href() + search} />
    </Suspense>
  );
}
