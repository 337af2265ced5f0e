import { patchDraft } from '../../../features/checkout/checkout-draft';
import { paths } from '../../paths';
import { useWanted } from './use-wanted';
import { EditAddressDrawer, NewAddressDrawer } from '../account/address-drawer';

/** An address added during checkout becomes the delivery address. */
export function CheckoutNewAddressPage() {
  const { draft, search } = useWanted();
  return (
    <NewAddressDrawer
      closeTo={paths.checkout.href() + search}
      onSaved={({ id }) => patchDraft(draft, { addressId: id })}
    />
  );
}

export function CheckoutAddressPage() {
  const { search } = useWanted();
  return <EditAddressDrawer closeTo={paths.checkout.href() + search} />;
}
