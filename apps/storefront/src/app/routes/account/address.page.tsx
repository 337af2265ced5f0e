import { paths } from '../../paths';
import { EditAddressDrawer, NewAddressDrawer } from './address-drawer';

export function NewAddressPage() {
  return <NewAddressDrawer closeTo={paths.addresses.href()} />;
}

export function EditAddressPage() {
  return <EditAddressDrawer closeTo={paths.addresses.href()} />;
}
