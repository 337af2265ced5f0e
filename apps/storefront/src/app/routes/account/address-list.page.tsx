import { noop, useQuery } from '@tanstack/react-query';
import { Outlet, type LoaderFunctionArgs } from 'react-router-dom';
import { MapPin, Plus } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { servicesContext, useServices } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { AddressCards } from '../../../features/addresses/components/address-cards';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountLayout } from './account-layout';

export function addressListLoader({ context }: LoaderFunctionArgs): null {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(addressListQuery(api)).catch(noop);
  return null;
}

export function AddressListPage() {
  const { api } = useServices();
  const query = useQuery(addressListQuery(api));
  const add = (
    <Button variant="ink" icon={<Plus size={16} />} render={<Link to={paths.newAddress.href()} />}>
      Add an address
    </Button>
  );
  return (
    <AccountLayout title="Addresses" action={query.data?.length !== 0 && add}>
      <QueryView query={query} skeleton={<AddressesSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={<MapPin />} title="No address yet" action={add}>
              Save an address to check out faster.
            </EmptyState>
          ) : (
            <AddressCards
              list={list}
              editHref={({ id }) => paths.address.href({ addressId: id })}
            />
          )
        }
      </QueryView>
      <Outlet />
    </AccountLayout>
  );
}

function AddressesSkeleton() {
  return (
    <div role="status" aria-label="Loading addresses" className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-36 rounded-3" />
      <Skeleton className="h-36 rounded-3" />
    </div>
  );
}
