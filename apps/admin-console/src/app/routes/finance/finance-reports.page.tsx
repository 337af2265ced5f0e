import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DownloadButton } from '@market/console/download-button';
import { resolvePeriod, periodText } from '@market/console/period/period';
import { PeriodPicker } from '@market/console/period/period-picker';
import { lagosDate } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { PaymentTable } from '../../../features/finance/components/payment-table';
import { ReportSummary } from '../../../features/finance/components/report-summary';
import { ReportTabs } from '../../../features/finance/components/report-tabs';
import { StoreTable } from '../../../features/finance/components/store-table';
import {
  toFinanceFilter,
  financeSearchSchema,
  financeExportQuery,
  paymentReportQuery,
  storeReportQuery,
} from '../../../features/finance/finance.queries';
import { reportTexts } from '../../../features/finance/model/finance-texts';
import { UpdatedAt } from '../../../shared/updated-at';
import { paths } from '../../paths';

const StoreFilter = lazy(async () => ({
  default: (await import('../../../features/finance/components/store-filter')).StoreFilter,
}));

const presets = ['today', '7-days', 'this-month', 'last-month', '12-months'] as const;

export function FinanceReportsPage() {
  const { api } = useServices();
  const now = useNow();
  const keepSearch = useKeepSearch();
  const { search: url } = useLocation();
  const [search, setSearch] = useListSearch(financeSearchSchema);
  const { report } = search;
  const byStore = report === 'sar' || report === 'ndsr';
  const stores = useQuery({
    ...storeReportQuery(api, report === 'ndsr' ? 'ndsr' : 'sar', search, now),
    enabled: byStore,
  });
  const payments = useQuery({
    ...paymentReportQuery(api, report === 'odpr' ? 'odpr' : 'ondpr', search, now),
    enabled: !byStore,
  });
  const shown = byStore ? stores : payments;
  useLastPage(shown, search, setSearch);

  const period = resolvePeriod(search, now);
  const orderHref = (id: string) => keepSearch(paths.finance.order.href({ id }));
  const nothing =
    (search.search ?? search.storeId) === undefined ? (
      <EmptyState title="No payments in this period" icon={<ChartColumn />}>
        Choose a different period.
      </EmptyState>
    ) : (
      <EmptyState
        title="No payments match these filters"
        icon={<ChartColumn />}
        action={
          <Button onClick={() => setSearch({ search: undefined, storeId: undefined })}>
            Clear filters
          </Button>
        }
      >
        Try another search, store or period.
      </EmptyState>
    );
  const toolbar = (
    <div className="flex w-full flex-wrap items-center gap-2 md:w-115 md:flex-nowrap">
      <SearchBox
        label="Store, order or reference"
        value={search.search}
        onSearch={(text) => setSearch({ search: text }, { replace: true })}
      />
      <Suspense fallback={<Skeleton className="h-(--control) w-full md:max-w-56" />}>
        <StoreFilter storeId={search.storeId} onChange={(storeId) => setSearch({ storeId })} />
      </Suspense>
    </div>
  );
  const pager = shown.data && shown.data.count > 0 && (
    <Pager
      page={search.page}
      pageSize={search.size}
      total={shown.data.count}
      onPageChange={(page) => setSearch({ page })}
      onPageSizeChange={(size) => setSearch({ size })}
    />
  );

  return (
    <>
      <PageHeader
        title="Finance reports"
        description={
          <>
            {`By date of payment, ${periodText(period)}, Lagos time.`}
            <UpdatedAt at={shown.data?.calculatedAt} />
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
            <DownloadButton link={financeExportQuery(api, search, now)}>Export CSV</DownloadButton>
          </>
        }
      />
      <ReportTabs
        current={report}
        reports={shown.data?.reports}
        hasFailed={shown.isError}
        hrefOf={(next) =>
          `${paths.finance.reports.href()}?${mergeSearch(new URLSearchParams(url), { report: next }).toString()}`
        }
      />
      {!(shown.error && !shown.data) && (
        <ReportSummary
          report={shown.data}
          subscriptionsHref={`${paths.subscriptions.list.href()}?${new URLSearchParams({ ...period }).toString()}`}
          reconciliationHref={paths.reconciliation.list.href()}
        />
      )}
      {byStore ? (
        <StoreTable
          report={report}
          data={stores.data}
          filter={toFinanceFilter(search, now)}
          orderHref={orderHref}
          toolbar={toolbar}
          placeholder={queryError(stores) ?? (stores.data?.count === 0 ? nothing : undefined)}
          footer={pager}
        />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-md font-semibold">{reportTexts[report].description}</h2>
            {toolbar}
          </div>
          <PaymentTable
            rows={payments.data?.rows}
            refetching={payments.isPlaceholderData}
            orderHref={orderHref}
            error={queryError(payments)}
            empty={nothing}
            footer={pager}
          />
        </>
      )}
      <Outlet />
    </>
  );
}
