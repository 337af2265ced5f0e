import { Suspense } from 'react';
import { paths } from '../../paths';
import { lazyBrowserPart } from '../../../shared/lazy-part';

// Loaded after the page under the drawer is shown.
const NewAddressDrawer = lazyBrowserPart(
  async () => (await import('./address-drawer')).NewAddressDrawer,
);
const EditAddressDrawer = lazyBrowserPart(
  async () => (await import('./address-drawer')).EditAddressDrawer,
);

export function NewAddressPage() {
  return (
    <Suspense>
      <NewAddressDrawer closeTo={paths.addresses.href()} />
    </Suspense>
  );
}

export function EditAddressPage() {
  return (
    <Suspense>
      <EditAddressDrawer closeTo={paths.addresses.href()} />
    </Suspense>
  );
}
