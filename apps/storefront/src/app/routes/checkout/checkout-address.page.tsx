import { changeDraft } from '../../../features/checkout/checkout-draft';
import { paths } from '../../paths';
import { EditAddressDrawer, NewAddressDrawer } from '../account/address-drawer';

/** An address added on the way to paying is where it goes. */
export function CheckoutNewAddressPage() {
  return <NewAddressDrawer closeTo={paths.checkout.href()} onSaved={({ id }) => changeDraft({ addressId: id })} />;
}

export function CheckoutAddressPage() {
  return <EditAddressDrawer closeTo={paths.checkout.href()} />;
}
