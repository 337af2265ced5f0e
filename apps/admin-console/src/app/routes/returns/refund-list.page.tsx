import { Banknote } from 'lucide-react';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { isPageCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useCan } from '@market/web-kit/use-session';
import { refundColumns, refundTabs } from '../../../features/returns/components/refund-columns';
import { refundList } from '../../../features/returns/returns.queries';
import { paths } from '../../paths';

export function RefundListPage() {
  const can = useCan();
  const { search, setSearch, table } = useList(refundList, isPageCapped);
  const orderHref = can(orders.byId) ? (id: string) => paths.orders.detail.href({ id }) : undefined;

  return (
    <>
      <PageHeader title="Refunds" description="Refunds to customers. Retry the ones that failed." />
      <Tabs
        label="Status"
        items={refundTabs}
        value={search.status}
        onValueChange={(status) => setSearch({ status })}
      />
      <Toolbar>
        <SearchBox
          label="Order, customer or reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DataTable
        caption="Refunds"
        columns={refundColumns(orderHref)}
        rowKey={({ id }) => id}
        {...table}
        filtered={search.search !== undefined}
        empty={
          search.status === 'failed' ? (
            <EmptyState tone="done" title="No failed refunds">
              Refunds that the payment provider could not send appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No refunds here" icon={<Banknote />}>
              Try another tab.
            </EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No refunds match these filters"
            action={<Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>}
          >
            Try another search or tab.
          </EmptyState>
        }
      />
    </>
  );
}
