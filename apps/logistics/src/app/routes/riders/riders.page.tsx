import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RiderPlan } from '@market/domain/shipping/rider-plan';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
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
import { useNow } from '@market/web-kit/use-now';
import { riderColumns } from '../../../features/riders/components/rider-columns';
import { ridersPlanQuery, ridersSearchSchema } from '../../../features/riders/riders.queries';

const CapacityDialog = lazy(async () => ({
  default: (await import('../../../features/riders/components/capacity-dialog')).CapacityDialog,
}));

const kinds = [
  { value: 'partner', label: 'Shipping partners' },
  { value: 'dispatcher', label: 'Dispatchers' },
] as const;

export function RidersPage() {
  const { api } = useServices();
  const now = useNow();
  const [search, setSearch] = useListSearch(ridersSearchSchema);
  const [changed, setChanged] = useState<RiderPlan>();
  const list = useQuery(ridersPlanQuery(api, search, now));
  useLastPage(list, search, setSearch);
  const days = list.data?.rows[0]?.days.map(({ day }) => day) ?? [];

  return (
    <>
      <PageHeader title="Riders" description="Pick-ups planned for today and the coming days" />
      <Tabs
        label="Type of rider"
        items={kinds}
        value={search.kind}
        onValueChange={(kind) => setSearch({ kind })}
      />
      <Toolbar>
        <SearchBox
          label="Name or email"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DataTable
        caption="Riders"
        columns={riderColumns(days, setChanged)}
        rows={list.data?.rows}
        rowKey={({ id }) => id}
        refetching={list.isPlaceholderData}
        filtered={search.search !== undefined}
        error={queryError(list)}
        empty={
          <EmptyState
            title={search.kind === 'partner' ? 'No shipping partners yet' : 'No dispatchers yet'}
            icon={<Truck />}
          >
            {search.kind === 'partner'
              ? 'They apply in this app, or admins add them in the admin console.'
              : 'Admins add them in the admin console.'}
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title={`No rider matches “${search.search}”`}
            action={
              <Button onClick={() => setSearch({ search: undefined })}>Show all riders</Button>
            }
          />
        }
        footer={
          list.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              onPageChange={(page) => setSearch({ page })}
            />
          )
        }
      />
      {changed && (
        <Suspense>
          <CapacityDialog rider={changed} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
