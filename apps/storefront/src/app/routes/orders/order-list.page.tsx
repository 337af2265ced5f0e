import { Suspense, useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime, lagosDate } from '@market/domain/lagos-time';
import { findStatus } from '@market/domain/orders/order-status-list';
import { statusFilterLabel } from '@market/domain/orders/order-status-labels';
import { Money } from '@market/ui/money';
import { NativeSelect } from '@market/ui/native-select';
import { Skeleton } from '@market/ui/skeleton';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useUser } from '@market/web-kit/use-session';
import { OrderRow } from '../../../features/orders/components/order-row';
import {
  groupByCheckout,
  type CheckoutGroup,
} from '../../../features/orders/model/group-by-checkout';
import { orderSearch, orderListQuery } from '../../../features/orders/order-list.queries';
import { orderStatusesQuery } from '../../../features/orders/orders.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountLayout } from '../account/account-layout';

const GuestNotice = lazyBrowserPart(
  async () => (await import('../../../features/account/guest-notice')).GuestNotice,
);
const NoOrders = lazyBrowserPart(async () => (await import('./no-orders')).NoOrders);
const Pager = lazyBrowserPart(async () => (await import('@market/ui/pager')).Pager);

/** Orders that were paid together are in one box. */
export function OrderListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(orderSearch);
  const query = useQuery(orderListQuery(api, search));
  const statuses = useQuery(orderStatusesQuery(api)).data ?? [];
  const counts = query.data?.statusCounts ?? {};
  const today = lagosDate(useNow());
  const user = useUser();
  const guest = user?.isGuest ? user : undefined;
  const setSearchTerm = useCallback(
    (text: string | undefined) => setSearch({ search: text }, { replace: true }),
    [setSearch],
  );

  return (
    <AccountLayout
      title="Orders"
      action={
        <div className="flex w-full flex-wrap items-center gap-2 md:w-auto md:flex-nowrap">
          <SearchBox label="Search orders" value={search.search} onSearch={setSearchTerm} />
          <NativeSelect
            aria-label="Status"
            // Has a fixed width, so that the width does not change when the options load.
            className="w-36 flex-none md:w-60"
            value={search.status ?? ''}
            onChange={({ target: { value } }) =>
              setSearch({
                status: statuses.find(({ code_name }) => code_name === value)?.code_name,
              })
            }
          >
            <option value="">All orders</option>
            {statuses
              .filter(({ code_name }) => counts[code_name] || code_name === search.status)
              .map((each) => (
                <option key={each.code_name} value={each.code_name}>
                  {`${statusFilterLabel(each)} (${counts[each.code_name] ?? 0})`}
                </option>
              ))}
          </NativeSelect>
        </div>
      }
    >
      {guest && (
        <Suspense>
          <GuestNotice email={guest.email} orders={query.data?.count ?? 0} />
        </Suspense>
      )}
      {/* Keeps the footer below the screen, however few orders there are. */}
      <div className="min-h-[min(75dvh,75rem)]">
        <QueryView query={query} skeleton={<OrdersSkeleton />}>
          {({ rows, count }) =>
            rows.length === 0 ? (
              <Suspense>
                <NoOrders
                  search={search}
                  onClear={() => setSearch({ status: undefined, search: undefined })}
                />
              </Suspense>
            ) : (
              <>
                {groupByCheckout(rows).map((group) => (
                  <section
                    key={group.reference}
                    aria-label={[
                      paidText(group),
                      ...group.orders.map(({ orderName }) => orderName),
                    ].join(', ')}
                    className="mb-4 overflow-clip rounded-3 border border-line bg-surface"
                  >
                    <header className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm text-muted md:px-5">
                      <span className="nums">{paidText(group)}</span>
                      <Money kobo={group.total} className="font-semibold text-text" />
                    </header>
                    <ul>
                      {group.orders.map((order) => (
                        <OrderRow
                          key={order.id}
                          order={order}
                          status={findStatus(statuses, order.orderStatus)}
                          to={paths.order.href({ orderId: order.id })}
                          today={today}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
                {count > search.size && (
                  <Suspense fallback={<Skeleton className="h-11" />}>
                    <Pager
                      page={search.page}
                      pageSize={search.size}
                      total={count}
                      onPageChange={(page) => setSearch({ page })}
                    />
                  </Suspense>
                )}
              </>
            )
          }
        </QueryView>
      </div>
    </AccountLayout>
  );
}

const paidText = ({ createdAt, orders }: CheckoutGroup): string =>
  `${orders.some(({ payOnDelivery }) => payOnDelivery) ? 'Placed' : 'Paid'} ${formatDate(createdAt)}, ${formatTime(createdAt)}`;

function OrdersSkeleton() {
  return (
    <div role="status" aria-label="Loading orders" className="grid gap-4">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-3" />
      ))}
    </div>
  );
}
