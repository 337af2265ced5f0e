import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { orderColumns } from '@market/console/orders/order-columns';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { orderListQuery } from '../../../features/orders/orders.queries';
import { PayoutTable } from '../../../features/payouts/components/payout-table';
import { payoutListQuery } from '../../../features/payouts/payouts.queries';
import { productColumns, ProductTable } from '../../../features/products/components/product-table';
import { productListQuery } from '../../../features/products/products.queries';
import { paths } from '../../paths';

interface StoreRecordsProps {
  storeId: string;
}

export function StoreOrders({ storeId }: StoreRecordsProps) {
  const { api } = useServices();
  const now = useNow();
  const pages = usePagination();
  const list = useQuery(orderListQuery(api, { ...pages.search, storeId }));
  const columns = orderColumns({
    audience: 'platform',
    hrefOf: ({ id }) => paths.orders.detail.href({ id }),
    now,
  }).filter(({ id }) => id !== 'store');
  return (
    <RecordsSection list="Orders" href={paths.orders.list.href({ storeId })}>
      <DataTable
        caption="Orders"
        columns={columns}
        rowKey={({ id }) => id}
        {...toTableProps(list, pages)}
        empty={<EmptyState title="This store has no orders yet" />}
      />
    </RecordsSection>
  );
}

export function StoreProducts({ storeId }: StoreRecordsProps) {
  const { api } = useServices();
  const pages = usePagination();
  const inList = { status: 'all', storeId } as const;
  const list = useQuery(productListQuery(api, { ...pages.search, ...inList }));
  const columns = productColumns(({ id }) => paths.products.detail.href({ id }, inList)).filter(
    ({ id }) => id !== 'store',
  );
  return (
    <RecordsSection list="Products" href={paths.products.list.href(inList)}>
      <ProductTable
        columns={columns}
        {...toTableProps(list, pages)}
        empty={<EmptyState title="This store has no products yet" />}
      />
    </RecordsSection>
  );
}

export function StorePayouts({ storeId }: StoreRecordsProps) {
  const { api } = useServices();
  const pages = usePagination();
  const list = useQuery(payoutListQuery(api, { ...pages.search, status: undefined, storeId }));
  return (
    <RecordsSection list="Merchant payments" href={paths.payouts.list.href({ storeId })}>
      <PayoutTable
        ofOneStore
        hrefOf={({ reference }) => paths.payouts.detail.href({ reference }, { storeId })}
        {...toTableProps(list, pages)}
        empty={<EmptyState title="This store has no payouts yet" />}
      />
    </RecordsSection>
  );
}

const RecordsSection = ({
  list,
  href,
  children,
}: {
  list: string;
  href: string;
  children: ReactNode;
}) => (
  <div className="grid gap-3">
    <Link to={href} className="link touch-area justify-self-end text-sm">
      {`See all in ${list}`}
    </Link>
    {children}
  </div>
);

function usePagination() {
  const [page, setPage] = useState(1);
  return { search: { page, size: DEFAULT_PAGE_SIZE, search: undefined }, setPage };
}

function toTableProps<Row>(
  list: UseQueryResult<{ rows: Row[]; count: number }>,
  { search: { page, size }, setPage }: ReturnType<typeof usePagination>,
) {
  return {
    rows: list.data?.rows,
    refetching: list.isPlaceholderData,
    filtered: false,
    noMatch: undefined,
    error: queryError(list),
    footer: list.data && (
      <Pager page={page} pageSize={size} total={list.data.count} onPageChange={setPage} />
    ),
  };
}
