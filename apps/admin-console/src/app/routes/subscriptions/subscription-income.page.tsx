import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { DownloadButton } from '@market/console/download-button';
import { resolvePeriod, periodText } from '@market/console/period/period';
import { PeriodPicker } from '@market/console/period/period-picker';
import { endOfMonth } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { subscriptionStatuses, subscriptionStatusTexts } from '@market/domain/subscriptions/income';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { ChargeTable } from '../../../features/subscriptions/components/charge-table';
import { IncomeSummary } from '../../../features/subscriptions/components/income-summary';
import { MonthTable, incomeMonths } from '../../../features/subscriptions/components/month-table';
import { SubscriberCounts } from '../../../features/subscriptions/components/subscriber-counts';
import {
  incomeSearchSchema,
  isFiltered,
  incomeExportQuery,
  incomeQuery,
} from '../../../features/subscriptions/subscriptions.queries';
import { UpdatedAt } from '../../../shared/updated-at';
import { paths } from '../../paths';

const presets = ['this-month', 'last-month', '12-months'] as const;
const statuses = subscriptionStatuses.map((value) => ({
  value,
  label: subscriptionStatusTexts[value].label,
}));

export function SubscriptionIncomePage() {
  const { api } = useServices();
  const now = useNow();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(incomeSearchSchema);
  const list = useQuery(incomeQuery(api, search, now));
  useLastPage(list, search, setSearch);
  const income = list.data;
  const period = resolvePeriod(search, now);
  const clearFilters = () => setSearch({ search: undefined, planId: undefined, status: undefined });

  return (
    <>
      <PageHeader
        title="Subscription income"
        description={
          <>
            {`By date of payment, ${periodText(period)}, Lagos time.`}
            <UpdatedAt at={income?.calculatedAt} />
          </>
        }
        actions={
          <>
            <PeriodPicker
              search={search}
              period={period}
              today={lagosDate(now)}
              presets={presets}
              onChange={setSearch}
            />
            <DownloadButton link={incomeExportQuery(api, search, now)}>Export CSV</DownloadButton>
          </>
        }
      />
      {!(list.error && !income) && (
        <>
          <IncomeSummary income={income} />
          <div className="mb-4">
            <SubscriberCounts stores={income?.stores} />
          </div>
          <MonthTable
            income={income}
            months={incomeMonths(period, income?.months ?? [])}
            monthHref={(first) => {
              const last = endOfMonth(first);
              const { search: text, planId, status } = search;
              const month = mergeSearch(new URLSearchParams(), {
                search: text,
                planId,
                status,
                startDate: first < period.startDate ? period.startDate : first,
                endDate: last > period.endDate ? period.endDate : last,
              });
              return `${paths.subscriptions.list.href()}?${month.toString()}`;
            }}
          />
        </>
      )}
      <h2 className="mb-3 text-md font-semibold">Charges</h2>
      <Toolbar>
        <SearchBox
          label="Store"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <FilterSelect
          label="Plan"
          options={(income?.plans ?? []).map(({ planId, planName }) => ({
            value: planId,
            label: planName,
          }))}
          value={search.planId}
          onChange={(planId) => setSearch({ planId })}
        />
        <FilterSelect
          label="Status now"
          options={statuses}
          value={search.status}
          onChange={(status) => setSearch({ status })}
        />
      </Toolbar>
      <ChargeTable
        rows={income?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        storeHref={(id) => keepSearch(paths.subscriptions.detail.href({ id }))}
        error={queryError(list)}
        empty={
          <EmptyState title="No charges in this period" icon={<CalendarSync />}>
            Stores pay for their plan monthly in advance, from their balance.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No charges match these filters"
            action={<Button onClick={clearFilters}>Clear filters</Button>}
          />
        }
        footer={
          income && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={income.count}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}
