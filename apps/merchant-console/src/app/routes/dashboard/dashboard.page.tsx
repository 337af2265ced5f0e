import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as sales from '@market/api-client/contract/main/sales';
import { formatLongDate, lagosDate } from '@market/domain/lagos-time';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { dashboardQuery } from '../../../features/reports/reports.queries';
import { SetUpSteps } from '../../../features/store/components/set-up-steps';
import { StoreStatus } from '../../../features/store/components/store-status';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { comparisonText, resolvePeriod, periodSearchSchema } from '@market/console/period/period';
import { PeriodPicker } from '@market/console/period/period-picker';
import { paths } from '../../paths';
import { OpenTasks } from './open-tasks';
import { PaymentsCard } from './payments-card';
import { SalesTrend } from './sales-trend';

// Loaded later, because it is below the fold.
const LatestOrders = lazy(async () => ({
  default: (await import('./latest-orders')).LatestOrders,
}));

export function DashboardPage() {
  const { api } = useServices();
  const can = useCan();
  const now = useNow();
  const [search, setSearch] = useListSearch(periodSearchSchema);
  const period = resolvePeriod(search, now);
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const dashboard = useQuery(dashboardQuery(api, period));
  const error = queryError(dashboard);
  const { store } = profile;
  const canSeeMoney = can(payouts.mine);
  const isSettingUp = store.status === 'onboarding' && can(accounts.onboard);

  return (
    <>
      <PageHeader title="Dashboard" description={`${store.storeName}, ${formatLongDate(now)}`} />
      <div className="grid gap-4">
        {store.status !== 'live' && store.status !== 'onboarding' && (
          <Card>
            <StoreStatus
              store={store}
              fixLink={
                can(accounts.onboard) && (
                  <Link className="link touch-area" to={paths.setUp.href({ step: 'business' })}>
                    Fix and submit again
                  </Link>
                )
              }
            />
          </Card>
        )}
        {error && <Card>{error}</Card>}
        <div
          className={canSeeMoney ? 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]' : 'grid gap-4'}
        >
          <div className="grid min-w-0 gap-4">
            {isSettingUp && (
              <Card flush>
                <SetUpSteps profile={profile} hrefOf={(step) => paths.setUp.href({ step })} />
              </Card>
            )}
            {!error && <OpenTasks needs={dashboard.data?.openTasks} hiddenWhenDone={isSettingUp} />}
          </div>
          {canSeeMoney && !error && <PaymentsCard money={dashboard.data?.money} />}
        </div>
        {can(sales.sales) && !error && store.status !== 'onboarding' && (
          <section aria-labelledby="trend" className="mt-4 grid gap-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <div className="min-w-0 flex-1 basis-60">
                <h2 id="trend" className="text-lg font-semibold">
                  Sales performance
                </h2>
                <p className="text-sm text-muted">{comparisonText(period)}</p>
              </div>
              <PeriodPicker
                search={search}
                period={period}
                today={lagosDate(now)}
                onChange={setSearch}
              />
            </div>
            <SalesTrend trend={dashboard.data?.trend} search={search} />
          </section>
        )}
        {can(merchantOrders.list) && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LatestOrders />
          </Suspense>
        )}
      </div>
    </>
  );
}
