import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { OfferCard } from '../../../features/orders/components/offer-card';
import { useOfferFilter } from '../../../features/orders/components/offer-filter';
import { OrderGrid, OrderList } from '../../../features/orders/components/order-list';
import { pendingSteps } from '../../../features/orders/model/orders-with-steps';
import { offersQuery } from '../../../features/orders/orders.queries';
import { useSteps } from '../../../features/orders/queue/use-steps';
import { useRole } from '../../../shared/role';
import { paths } from '../../paths';

export function OffersPage() {
  const { api } = useServices();
  const offers = useQuery(offersQuery(api, useRole()));
  const steps = useSteps();
  // An answered offer leaves the list immediately. It reappears if the server refuses the answer.
  const rows = offers.data?.rows.filter(({ id }) => pendingSteps(id, steps).length === 0);
  const { shown, filter } = useOfferFilter(rows ?? []);
  return (
    <>
      <PageHeader
        title="New offers"
        actions={
          rows &&
          rows.length > 0 && <p className="text-sm text-muted nums">{`${rows.length} waiting`}</p>
        }
      />
      {filter}
      <OrderList
        query={offers}
        rows={rows}
        empty={
          <EmptyState title="No new offers" icon={<Inbox size={26} />}>
            New offers appear here automatically. We also email you.
          </EmptyState>
        }
      >
        <OrderGrid
          rows={shown}
          renderOrder={(order) => (
            <OfferCard order={order} href={paths.orders.detail.href({ id: order.id })} />
          )}
        />
      </OrderList>
    </>
  );
}
