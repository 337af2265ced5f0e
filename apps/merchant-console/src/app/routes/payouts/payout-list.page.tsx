import { isCountCapped } from '@market/domain/list-limits';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import { ListViews } from '@market/console/views/list-views';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { PageHeader } from '@market/ui/page-header';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useCan } from '@market/web-kit/use-session';
import {
  payoutColumns,
  payoutSortOptions,
} from '../../../features/payouts/components/payout-columns';
import { PayoutDrawer } from '../../../features/payouts/components/payout-drawer';
import { PayoutFigures } from '../../../features/payouts/components/payout-figures';
import { PayoutHold } from '../../../features/payouts/components/payout-status';
import { PayoutTabs } from '../../../features/payouts/components/payout-tabs';
import { RequestPayout } from '../../../features/payouts/components/request-payout';
import { payoutList } from '../../../features/payouts/payouts.queries';
import { paths } from '../../paths';

const orderHref = (id: string): string => paths.orders.detail.href({ id });

export function PayoutListPage() {
  const can = useCan();
  const { list, search, setSearch, table } = useList(payoutList, isCountCapped);
  const columns = payoutColumns(({ id }) => setSearch({ payout: id, page: search.page }));
  const shownColumns = useShownColumns(columns);
  const open = list.data?.rows.find(({ id }) => id === search.payout);

  return (
    <>
      <PageHeader
        title="Payouts"
        description="Your earnings, and when they reached your bank"
        actions={
          can(payouts.createOrApprove) &&
          !table.error && <RequestPayout available={list.data?.available} />
        }
      />
      {!table.error && (
        <div className="mb-5 grid gap-4">
          <PayoutHold until={list.data?.bank?.payoutsHeldUntil} />
          <PayoutFigures money={list.data} />
        </div>
      )}
      <PayoutTabs status={search.status} onChange={(status) => setSearch({ status })} />
      <Toolbar
        end={
          <ListViews list="merchant-payouts" href={paths.payouts.list.href()} columns={columns} />
        }
      >
        <SearchBox
          label="Search payouts"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DataTable
        caption="Payouts"
        columns={shownColumns}
        rowKey={({ id }) => id}
        {...table}
        sorting={{
          options: payoutSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={Boolean(search.search ?? search.status)}
        empty={
          <EmptyState title="No payouts yet" illustrationUrl={toolbox}>
            Money becomes available when an order is delivered and its return period has ended. You
            can then request a payout here.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No payouts match these filters"
            action={
              <Button onClick={() => setSearch({ search: undefined, status: undefined })}>
                Clear filters
              </Button>
            }
          />
        }
      />
      {open && (
        <PayoutDrawer
          key={open.id}
          payout={open}
          statementHref={paths.payouts.statement.href({ id: open.id })}
          orderHref={can(orders.byId) ? orderHref : undefined}
          onClose={() => setSearch({ payout: undefined, page: search.page })}
        />
      )}
    </>
  );
}
