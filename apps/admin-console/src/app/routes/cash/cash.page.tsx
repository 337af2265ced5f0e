import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { isPageCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import {
  cashSearchSchema,
  cashHoldersQuery,
  remittancesQuery,
} from '../../../features/cash/cash.queries';
import { HolderTable } from '../../../features/cash/components/holder-table';
import {
  RemittanceTable,
  remittanceTexts,
} from '../../../features/cash/components/remittance-table';

const tabs = [
  { value: 'waiting', label: remittanceTexts.waiting.label },
  { value: 'confirmed', label: remittanceTexts.confirmed.label },
  { value: 'refused', label: remittanceTexts.refused.label },
  { value: 'all', label: 'All' },
] as const;

export function CashPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(cashSearchSchema);
  const holders = useQuery(cashHoldersQuery(api, search));
  const remittances = useQuery(remittancesQuery(api, search));
  useLastPage(remittances, search, setSearch);
  const clear = (
    <Button onClick={() => setSearch({ search: undefined, status: 'all' })}>Clear filters</Button>
  );
  return (
    <>
      <PageHeader
        title="Cash collected"
        description="Cash that riders collected for orders paid on delivery. It is paid into the bank or deducted from payouts to partners."
      />
      <Toolbar>
        <SearchBox
          label="Partner, dispatcher or bank reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <HolderTable
        rows={holders.data?.rows}
        refetching={holders.isPlaceholderData}
        filtered={search.search !== undefined}
        error={queryError(holders)}
        empty={
          <EmptyState tone="done" title="No cash outstanding">
            Cash appears here when a rider has delivered an order paid on delivery.
          </EmptyState>
        }
        noMatch={
          <EmptyState title="No one with this name holds cash" action={clear}>
            Try another search.
          </EmptyState>
        }
      />
      <h2 className="mt-8 mb-3 text-lg font-semibold">Remittances</h2>
      <Tabs
        label="Status"
        items={tabs}
        value={search.status}
        onValueChange={(status) => setSearch({ status })}
      />
      <RemittanceTable
        rows={remittances.data?.rows}
        refetching={remittances.isPlaceholderData}
        filtered={search.search !== undefined}
        error={queryError(remittances)}
        empty={
          <EmptyState
            title={search.status === 'waiting' ? 'Nothing to confirm' : 'No remittances here'}
            icon={<Banknote />}
          >
            Record a remittance when collected cash arrives at the bank.
          </EmptyState>
        }
        noMatch={
          <EmptyState title="No remittances match these filters" action={clear}>
            Try another search or tab.
          </EmptyState>
        }
        footer={
          remittances.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={remittances.data.count}
              capped={isPageCapped(remittances.data, search)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
