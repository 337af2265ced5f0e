import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { DownloadButton } from '@market/console/download-button';
import { resolvePeriod, periodText } from '@market/console/period/period';
import { PeriodPicker } from '@market/console/period/period-picker';
import { lagosDate } from '@market/domain/lagos-time';
import { isCountCapped } from '@market/domain/list-limits';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { LinkButton } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { DayTable } from '../../../features/reconciliation/components/day-table';
import { ReconciliationSummary } from '../../../features/reconciliation/components/reconciliation-summary';
import { ReconciliationTable } from '../../../features/reconciliation/components/reconciliation-table';
import { reconciliationSearchSchema } from '../../../features/reconciliation/reconciliation-search.schema';
import {
  reconciliationDaysQuery,
  reconciliationExportQuery,
  reconciliationQuery,
} from '../../../features/reconciliation/reconciliation.queries';
import { emptyTexts, reconciliationTabs } from '../../../features/reconciliation/model/list-texts';
import { paths } from '../../paths';

const presets = ['today', '7-days', 'this-month', 'last-month', '12-months'] as const;

export function ReconciliationPage() {
  const { api } = useServices();
  const can = useCan();
  const now = useNow();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(reconciliationSearchSchema);
  const isByDay = search.list === 'days';
  const isUnmatched = search.list === 'unmatched';
  const items = useQuery(reconciliationQuery(api, search, now));
  const days = useQuery({ ...reconciliationDaysQuery(api, search, now), enabled: isByDay });
  const shown = isByDay ? days : items;
  useLastPage(shown, search, setSearch);
  const period = resolvePeriod(search, now);
  const matched = items.data?.counts.matched ?? 0;
  /** During a search, long lists are not counted to the end. */
  const isCapped = (count: number) => search.search !== undefined && isCountCapped({ count });
  const footer = shown.data && (
    <>
      {isUnmatched && matched > 0 && !isCapped(matched) && (
        <p className="border-t border-line bg-bg px-5 py-3 text-sm text-muted">
          {`${pluralise(matched, 'item')} in this period ${matched === 1 ? 'matches' : 'match'}. `}
          <LinkButton onClick={() => setSearch({ list: 'matched' })}>Show matched items</LinkButton>
        </p>
      )}
      {shown.data.count > 0 && (
        <Pager
          page={search.page}
          pageSize={search.size}
          total={shown.data.count}
          capped={!isByDay && isCapped(shown.data.count)}
          onPageChange={(page) => setSearch({ page })}
          onPageSizeChange={(size) => setSearch({ size })}
        />
      )}
    </>
  );
  const empty = (
    <EmptyState
      title={emptyTexts[search.list].title}
      {...(isUnmatched ? { tone: 'done' } : { icon: <FileCheck2 /> })}
    >
      {emptyTexts[search.list].text}
    </EmptyState>
  );

  return (
    <>
      <PageHeader
        title="Reconciliation"
        description={`What the card provider settled, our ledger, and the bank, side by side. ${periodText(period)}.`}
        actions={
          <>
            <PeriodPicker
              search={search}
              period={period}
              today={lagosDate(now)}
              presets={presets}
              onChange={setSearch}
            />
            {!isByDay && (
              <DownloadButton link={reconciliationExportQuery(api, search, now)}>
                Export CSV
              </DownloadButton>
            )}
          </>
        }
      />
      {!(items.error && !items.data) && <ReconciliationSummary summary={items.data?.summary} />}
      <Tabs
        label="Lists"
        items={reconciliationTabs(items.data?.counts)}
        value={search.list}
        onValueChange={(list) => setSearch({ list })}
      />
      {!isByDay && (
        <Toolbar>
          <SearchBox
            label="Reference, order, store or partner"
            value={search.search}
            onSearch={(text) => setSearch({ search: text }, { replace: true })}
          />
        </Toolbar>
      )}
      {isByDay ? (
        <DayTable
          rows={days.data?.rows}
          refetching={days.isPlaceholderData}
          error={queryError(days)}
          empty={empty}
          footer={footer}
        />
      ) : (
        <ReconciliationTable
          rows={items.data?.rows}
          refetching={items.isPlaceholderData}
          filtered={search.search !== undefined}
          mayResolve={isUnmatched && can(platformPayouts)}
          hrefOf={({ reference }) => keepSearch(paths.reconciliation.detail.href({ reference }))}
          error={queryError(items)}
          empty={empty}
          noMatch={
            <EmptyState
              title="Nothing matches"
              action={
                <Button onClick={() => setSearch({ search: undefined })}>Clear search</Button>
              }
            >
              Try another search, tab or period.
            </EmptyState>
          }
          footer={footer}
        />
      )}
      <Outlet />
    </>
  );
}
