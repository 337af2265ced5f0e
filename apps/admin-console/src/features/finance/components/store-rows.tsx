import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type {
  FinanceAmounts,
  FinanceFilter,
  FinanceOrder,
  StoreReport,
} from '@market/domain/finance/finance-report';
import { pluralise } from '@market/domain/pluralise';
import { OrderStatusTag } from '@market/console/orders/order-status-tag';
import { Link, LinkButton } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { storeOrdersQuery } from '../finance.queries';

interface StoreRowsProps {
  report: 'sar' | 'ndsr';
  store: StoreReport['rows'][number];
  filter: FinanceFilter;
  orderHref: (id: string) => string;
}

/** Keeps the first column visible while wide tables scroll sideways. */
export const stickyFirstColumnClass = 'bg-inherit md:sticky md:left-0 md:z-1';

const INITIAL_ORDERS = 5;
const MORE_ORDERS = 25;

const orderWindow = (index: number) =>
  index === 0
    ? { offset: 0, limit: INITIAL_ORDERS }
    : { offset: INITIAL_ORDERS + (index - 1) * MORE_ORDERS, limit: MORE_ORDERS };

export function StoreRows({ report, store, filter, orderHref }: StoreRowsProps) {
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [windows, setWindows] = useState(1);
  const { storeId, storeName } = store;
  const orders = useQueries({
    queries: Array.from({ length: isOpen ? windows : 0 }, (_, index) =>
      storeOrdersQuery(api, report, { ...filter, storeId }, orderWindow(index)),
    ),
  });
  const rows = orders.flatMap(({ data }) => data?.rows ?? []);
  const failed = orders.find(({ error }) => error !== null);
  const isPending = orders.some((query) => query.isPending);
  const left = store.orders - rows.length;
  return (
    <tbody>
      <tr className="h-16 border-t border-line bg-surface md:h-[46px]">
        <th
          scope="row"
          className={clsx(stickyFirstColumnClass, 'py-1 pr-1.5 pl-3 text-left font-semibold')}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2.5 rounded-1 text-left hover:underline md:min-h-9"
          >
            <ChevronRight
              size={16}
              aria-hidden="true"
              className={clsx('flex-none text-muted transition-transform', isOpen && 'rotate-90')}
            />
            <StoreMonogram name={storeName} size="sm" />
            <span className="min-w-0">
              <span className="block md:max-w-44 md:truncate" title={storeName}>
                {storeName}
              </span>
              <span className="block font-normal text-muted md:hidden">
                {pluralise(store.orders, 'order')}
              </span>
            </span>
          </button>
        </th>
        <td className="px-1.5 text-right font-semibold nums max-md:hidden">
          {store.orders.toLocaleString('en-NG')}
        </td>
        <Amounts of={store} strong />
      </tr>
      {isOpen &&
        rows.map((order) => <OrderRow key={order.id} order={order} href={orderHref(order.id)} />)}
      {isOpen && (failed !== undefined || isPending || left > 0) && (
        <tr className="h-11 border-t border-line bg-bg">
          <td colSpan={8} className="px-4 md:pl-12">
            {failed ? (
              <LinkButton onClick={() => void failed.refetch()}>
                {`${failed.error?.message ?? ''} Try again.`}
              </LinkButton>
            ) : isPending ? (
              <span className="text-muted">Loading orders…</span>
            ) : (
              <LinkButton
                className="text-left wrap-anywhere"
                onClick={() => setWindows(windows + 1)}
              >
                {`Show more orders of ${storeName}, ${left.toLocaleString('en-NG')} left`}
              </LinkButton>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function OrderRow({ order, href }: { order: FinanceOrder; href: string }) {
  return (
    <tr className="h-16 border-t border-line bg-bg md:h-14">
      <th
        scope="row"
        className={clsx(stickyFirstColumnClass, 'py-1 pr-2 pl-4 text-left font-normal md:pl-12')}
      >
        <span
          className="block whitespace-nowrap md:max-w-56 md:truncate"
          title={order.customerName}
        >
          <Link to={href} className="font-semibold nums hover:underline">
            {order.orderName}
          </Link>
          <span className="ml-2 text-xs text-muted">{order.customerName}</span>
        </span>
        <span className="mt-0.5 block">
          <OrderStatusTag status={order.status} />
        </span>
      </th>
      <td className="max-md:hidden" />
      <Amounts of={order} />
    </tr>
  );
}

function Amounts({ of: amounts, strong }: { of: FinanceAmounts; strong?: boolean }) {
  const cell = 'px-1.5 text-right max-md:hidden';
  return (
    <>
      <td className={cell}>
        <Money kobo={amounts.totalSalesOrderAmount} />
      </td>
      <td className={cell}>
        <Money kobo={amounts.totalDeliveryAmount} />
      </td>
      <td className={cell}>
        <Money kobo={amounts.commission} />
      </td>
      <td className="px-1.5 text-right max-md:px-4">
        <Money kobo={amounts.dueToMerchant} className={clsx(strong && 'font-semibold')} />
        <span className="block text-xs whitespace-nowrap text-muted md:hidden">
          {'open '}
          <Money kobo={amounts.outstanding} />
        </span>
      </td>
      <td className={cell}>
        <Money kobo={amounts.paidOut} />
      </td>
      <td className={clsx(cell, 'pr-3')}>
        <Money kobo={amounts.outstanding} />
      </td>
    </>
  );
}
