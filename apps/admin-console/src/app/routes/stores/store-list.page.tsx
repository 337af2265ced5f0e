import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useOutlet, useParams } from 'react-router-dom';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { isSearchCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Tabs } from '@market/ui/tabs';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import { StoreQueue } from '../../../features/stores/components/store-queue';
import { storeTabs } from '../../../features/stores/model/store-texts';
import { storeList, storesToApproveQuery } from '../../../features/stores/stores.queries';
import { paths } from '../../paths';

/** Below 1280 px the selected store replaces the queue. */
export function StoreListPage() {
  const { api } = useServices();
  const { id } = useParams();
  const can = useCan();
  const user = useUser();
  const application = useOutlet();
  const keepSearch = useKeepSearch();
  const { list, search, setSearch, table } = useList(storeList, isSearchCapped);
  const waiting = useQuery(storesToApproveQuery(api, user?.id ?? ''));
  const listClass = application ? 'max-xl:hidden' : undefined;

  const empty =
    search.search !== undefined ? (
      <EmptyState
        title="No stores match these filters"
        action={<Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>}
      />
    ) : search.status === 'pending' ? (
      <EmptyState tone="done" title="No stores to approve">
        New stores appear here when their merchants finish setting up.
      </EmptyState>
    ) : (
      <EmptyState title="No stores here" icon={<Store />} />
    );

  return (
    <>
      <PageHeader
        title="Store approvals"
        description="A store opens after two different people have approved it"
      />
      <div className={listClass}>
        <Tabs
          label="Status"
          items={storeTabs(waiting.data?.count, can(storeApprovals.decide))}
          value={search.status}
          onValueChange={(status) => setSearch({ status })}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={listClass}>
          <StoreQueue
            rows={table.rows}
            currentId={id}
            hrefOf={(store) => keepSearch(paths.stores.detail.href({ id: store.id }))}
            error={table.error}
            empty={empty}
            search={
              <SearchBox
                label="Store or merchant"
                value={search.search}
                onSearch={(text) => setSearch({ search: text }, { replace: true })}
              />
            }
            footer={
              list.data &&
              list.data.count > search.size && (
                <Pager
                  page={search.page}
                  pageSize={search.size}
                  total={list.data.count}
                  capped={isSearchCapped(list.data, search)}
                  onPageChange={(page) => setSearch({ page })}
                />
              )
            }
          />
        </div>
        {application ? (
          <div className="min-w-0">{application}</div>
        ) : (
          <div className="rounded-3 border border-line max-xl:hidden">
            <EmptyState title="Choose a store" icon={<Store />}>
              Its business, owner, pick-up address and bank account appear here.
            </EmptyState>
          </div>
        )}
      </div>
    </>
  );
}
