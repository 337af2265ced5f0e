import * as orders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as products from '@market/api-client/contract/main/product-approvals';
import * as stores from '@market/api-client/contract/main/store-approvals';
import { formatLongDate } from '@market/domain/lagos-time';
import { Money } from '@market/ui/money';
import { PageHeader } from '@market/ui/page-header';
import { useNow } from '@market/web-kit/use-now';
import { useCan, useUser } from '@market/web-kit/use-session';
import { statusTextOf } from '../../../features/stores/model/store-texts';
import { paths } from '../../paths';
import { useWorkQueues } from '../../work-queues';
import { QueueCard } from './queue-card';

/** The user's work queues, one card each. */
export function OverviewPage() {
  const can = useCan();
  const user = useUser();
  const now = useNow();
  const queues = useWorkQueues();
  if (!user) return null;

  return (
    <>
      <PageHeader
        title="Overview"
        description={`${formatLongDate(now)}. Here is what needs your attention, ${user.firstName}.`}
      />
      <div className="gap-4 lg:columns-2 *:mb-4 *:break-inside-avoid">
        {can(orders.list) && (
          <QueueCard
            title="Orders to assign"
            query={queues.orders}
            urgent={can(dispatch.assignPartner)}
            row={({ id, orderName, customerName, city, state, storeName, total }) => ({
              id,
              to: paths.orders.detail.href({ id }),
              name: `${orderName}, ${storeName}`,
              detail: `To ${customerName}, ${city}, ${state}`,
              end: <Money kobo={total} className="font-medium" />,
            })}
            emptyTitle="All orders are assigned"
            all={{
              label: 'All orders that wait for us',
              to: paths.orders.list.href({ view: 'waiting' }),
            }}
          />
        )}
        {can(stores.list) && (
          <QueueCard
            title="Stores to approve"
            query={queues.stores}
            urgent={can(stores.decide)}
            row={(store) => ({
              id: store.id,
              to: paths.stores.detail.href({ id: store.id }),
              name: store.storeName,
              detail: [store.merchantName, store.state].filter(Boolean).join(', '),
              end: <span className="text-xs text-muted">{statusTextOf(store).label}</span>,
            })}
            emptyTitle="No stores to approve"
            all={{ label: 'All stores', to: paths.stores.list.href() }}
          />
        )}
        {can(products.list) && (
          <QueueCard
            title="Products to approve"
            query={queues.products}
            urgent={can(products.decide)}
            row={({ id, name, store, pricing }) => ({
              id,
              to: paths.products.detail.href({ id }),
              name,
              detail: store.storeName,
              end: <Money kobo={pricing.sellingPrice} className="font-medium" />,
            })}
            emptyTitle="No products to approve"
            all={{ label: 'All products', to: paths.products.list.href() }}
          />
        )}
        {can(payouts.list) && (
          <QueueCard
            title="Payouts to approve"
            query={queues.payouts}
            urgent={can(payouts.act)}
            row={({ id, reference, storeName, requestedBy, amount }) => ({
              id,
              to: paths.payouts.detail.href({ reference }),
              name: storeName,
              detail: `${reference}, requested by ${requestedBy}`,
              end: <Money kobo={amount} className="font-medium" />,
            })}
            emptyTitle="No payouts to approve"
            all={{ label: 'All payouts', to: paths.payouts.list.href() }}
          />
        )}
      </div>
    </>
  );
}
