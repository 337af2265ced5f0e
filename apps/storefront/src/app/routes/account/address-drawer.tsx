import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import type { Address } from '@market/domain/shipping/address';
import { fullName } from '@market/domain/accounts/person-name';
import { Drawer } from '@market/ui/drawer';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { AddressForm } from '../../../features/addresses/components/address-form';
import { addressQuery } from '../../../features/addresses/addresses.queries';
import { QueryView } from '../../../shared/query-view';

interface AddressDrawerProps {
  /** The URL of the page under the drawer. */
  closeTo: string;
}

export function NewAddressDrawer(
  props: AddressDrawerProps & { onSaved?: (saved: Address) => void },
) {
  const user = useUser();
  const defaults = user && { fullName: fullName(user), emailAddress: user.email };
  return (
    <AddressFrame title="Add an address" {...props}>
      {(onSaved) => <AddressForm {...(defaults && { defaults })} onSaved={onSaved} />}
    </AddressFrame>
  );
}

export function EditAddressDrawer(props: AddressDrawerProps) {
  const { api } = useServices();
  const { addressId = '' } = useParams();
  const query = useQuery(addressQuery(api, addressId));
  return (
    <AddressFrame title="Edit address" {...props}>
      {(onSaved) => (
        <QueryView query={query} headingLevel={3} skeleton={<Skeleton className="h-96" />}>
          {(address) => <AddressForm address={address} onSaved={onSaved} />}
        </QueryView>
      )}
    </AddressFrame>
  );
}

interface AddressFrameProps extends AddressDrawerProps {
  title: string;
  onSaved?: (saved: Address) => void;
  children: (onSaved: (saved: Address) => void) => ReactNode;
}

function AddressFrame({ title, closeTo, onSaved, children }: AddressFrameProps) {
  const navigate = useNavigate();
  const close = () => void navigate(closeTo, { preventScrollReset: true, replace: true });
  const saved = (address: Address) => {
    onSaved?.(address);
    close();
  };
  return (
    <Drawer open onOpenChange={(open) => !open && close()} title={title}>
      {children(saved)}
    </Drawer>
  );
}
