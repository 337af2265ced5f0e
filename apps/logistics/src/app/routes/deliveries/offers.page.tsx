import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { OfferCard } from '../../../features/orders/components/offer-card';
import { OrderList } from '../../../features/orders/components/order-list';
import { offersQuery } from '../../../features/orders/orders.queries';
import { useRole } from '../../../shared/role';
import { paths } from '../../paths';

/** The orders offered to the rider. */
export function OffersPage() {
  const { api } = useServices();
  const offers = useQuery(offersQuery(api, useRole()));
  return (
    <>
      <PageHeader
        title="New offers"
        actions={
          offers.data &&
          offers.data.count > 0 && (
            <p className="text-sm text-muted nums">{`${offers.data.count} waiting`}</p>
          )
        }
      />
      <OrderList
        query={offers}
        rows={offers.data?.rows}
        renderOrder={(order) => (
          <OfferCard order={order} href={paths.orders.detail.href({ id: order.id })} />
        )}
        empty={
          <EmptyState title="No new offers" icon={<Inbox size={26} />}>
            New offers appear here automatically. We also email you.
          </EmptyState>
        }
      />
    </>
  );
}
