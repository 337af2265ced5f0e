import { Webhook } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { isCountCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { EventTable } from '../../../features/payment-events/components/event-table';
import { eventList } from '../../../features/payment-events/payment-events.queries';
import { eventTabs } from '../../../features/payment-events/model/event-texts';
import { paths } from '../../paths';

export function PaymentEventListPage() {
  const keepSearch = useKeepSearch();
  const { search, setSearch, table } = useList(eventList, isCountCapped);

  return (
    <>
      <PageHeader
        title="Payment events"
        description="Events from payment providers, including those that could not be processed"
      />
      <Tabs
        label="Status"
        items={eventTabs}
        value={search.status}
        onValueChange={(status) => setSearch({ status })}
      />
      <Toolbar>
        <SearchBox
          label="Reference, event or reason"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <EventTable
        {...table}
        filtered={search.search !== undefined}
        hrefOf={({ id }) => keepSearch(paths.paymentEvents.detail.href({ id }))}
        empty={
          search.status === 'open' ? (
            <EmptyState tone="done" title="Nothing needs attention">
              Events that could not be processed appear here and are retried.
            </EmptyState>
          ) : (
            <EmptyState title="No payment events here" icon={<Webhook />}>
              Try another tab.
            </EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No payment events match these filters"
            action={<Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>}
          >
            Try another search or tab.
          </EmptyState>
        }
      />
      <Outlet />
    </>
  );
}
