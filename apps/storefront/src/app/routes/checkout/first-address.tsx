import { Suspense } from 'react';
import { fullName } from '@market/domain/accounts/person-name';
import { Skeleton } from '@market/ui/skeleton';
import { useUser } from '@market/web-kit/use-session';
import { patchDraft } from '../../../features/checkout/checkout-draft';
import { useCheckoutItems } from './use-checkout-items';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const AddressForm = lazyBrowserPart(
  async () => (await import('../../../features/addresses/components/address-form')).AddressForm,
);

/** When there is no saved address, the form is part of the page. */
export function FirstAddress() {
  const user = useUser();
  const { draft } = useCheckoutItems();
  return (
    <div className="rounded-3 border border-line bg-surface p-5">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <AddressForm
          {...(user && {
            defaults: {
              emailAddress: user.email,
              ...(!user.isGuest && { fullName: fullName(user) }),
            },
          })}
          onSaved={({ id }) => patchDraft(draft, { addressId: id })}
        />
      </Suspense>
    </div>
  );
}
