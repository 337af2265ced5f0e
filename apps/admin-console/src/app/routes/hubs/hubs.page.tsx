import { useQuery } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { storeApprovers } from '@market/api-client/access';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { ApplicationTable } from '../../../features/hubs/components/application-table';
import {
  HubPager,
  NoMatch,
  type HubViewProps,
} from '../../../features/hubs/components/hub-list-parts';
import { hubSearchSchema, hubApplicationsQuery } from '../../../features/hubs/hubs.queries';
import { paths } from '../../paths';

const HubOrders = lazy(async () => ({ default: (await import('./hub-orders')).HubOrders }));

const pendingCountSearch = { view: 'pending', page: 1, size: 1, search: undefined } as const;

export function HubsPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(hubSearchSchema);
  const pending = useQuery(hubApplicationsQuery(api, pendingCountSearch));
  const views = { search, setSearch };
  return (
    <>
      <PageHeader
        title="Hubs"
        description="Stores bring their parcels to the hub that they were approved for, and riders collect them there"
      />
      <Tabs
        label="View"
        items={[
          { value: 'pending', label: 'Pending', count: pending.data?.count, urgent: true },
          { value: 'approved', label: 'Approved' },
          { value: 'orders', label: 'Orders' },
        ]}
        value={search.view}
        onValueChange={(view) => setSearch({ view, hubId: undefined })}
      />
      {search.view === 'orders' ? (
        <Suspense>
          <HubOrders {...views} />
        </Suspense>
      ) : (
        <Applications {...views} />
      )}
    </>
  );
}

function Applications({ search, setSearch }: HubViewProps) {
  const { api } = useServices();
  const can = useCan();
  const list = useQuery(hubApplicationsQuery(api, search));
  useLastPage(list, search, setSearch);
  const isPending = search.view === 'pending';
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Store, hub or email"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <ApplicationTable
        view={isPending ? 'pending' : 'approved'}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={search.search !== undefined}
        storeHref={
          can(storeApprovers)
            ? ({ storeId }) => paths.merchants.detail.href({ id: storeId })
            : undefined
        }
        error={queryError(list)}
        empty={
          isPending ? (
            <EmptyState tone="done" title="No hub applications to decide on">
              Stores apply in the merchant console.
            </EmptyState>
          ) : (
            <EmptyState title="No store uses a hub yet" icon={<Warehouse />} />
          )
        }
        noMatch={<NoMatch setSearch={setSearch} />}
        footer={
          list.data && <HubPager search={search} setSearch={setSearch} total={list.data.count} />
        }
      />
    </>
  );
}
