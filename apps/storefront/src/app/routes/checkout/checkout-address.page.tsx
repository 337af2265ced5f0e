import { patchDraft } from '../../../features/checkout/checkout-draft';
import { paths } from '../../paths';
import { useCheckoutItems } from './use-checkout-items';
import { EditAddressDrawer, NewAddressDrawer } from '../account/address-drawer';

/** An address added during checkout becomes the delivery address. */
export function CheckoutNewAddressPage() {
  const { draft, search } = useCheckoutItems();
  return (
    <NewAddressDrawer
      closeTo={paths.checkout.href() + search}
      onSaved={({ id }) => patchDraft(draft, { addressId: id })}
    />
  );
}

export function CheckoutAddressPage() {
  const { search } = useCheckoutItems();
  return <EditAddressDrawer closeTo={paths.checkout.href() + search} />;
}
