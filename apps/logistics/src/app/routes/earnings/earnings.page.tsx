import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '@market/domain/calendar';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { EarningsSummary } from '../../../features/earnings/components/earnings-summary';
import { Payouts } from '../../../features/earnings/components/payouts';
import { WeekDeliveries } from '../../../features/earnings/components/week-deliveries';
import {
  selectedWeek,
  earningsQuery,
  earningsSearchSchema,
  earningsSummaryQuery,
  PAYOUTS_SHOWN,
  payoutsQuery,
} from '../../../features/earnings/earnings.queries';
import { paths } from '../../paths';

export function EarningsPage() {
  const { api } = useServices();
  const now = useNow();
  const [search, setSearch] = useListSearch(earningsSearchSchema);
  const summary = useQuery(earningsSummaryQuery(api));
  const [payoutPage, setPayoutPage] = useState(1);
  const payouts = useQuery(payoutsQuery(api, payoutPage));
  const list = useQuery(earningsQuery(api, search, now));
  useLastPage(list, search, setSearch);
  const week = selectedWeek(search, now);
  const isCurrent = week === selectedWeek({ ...search, week: undefined }, now);
  const hasEarned =
    !summary.data ||
    summary.data.owed !== 0 ||
    summary.data.cashCollected !== 0 ||
    summary.data.weeks.some((each) => each.deliveries);

  return (
    <>
      <PageHeader title="Earnings" />
      {hasEarned || search.week !== undefined ? (
        <div className="-mx-4 lg:mx-0 lg:grid lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-5">
          <div className="lg:overflow-hidden lg:rounded-3 lg:border lg:border-line lg:bg-surface">
            {queryError(summary) ?? (
              <EarningsSummary
                summary={summary.data}
                payouts={
                  <Payouts
                    payments={payouts.data}
                    error={queryError(payouts)}
                    statementHref={(id) => paths.statement.href({ id })}
                    footer={
                      payouts.data &&
                      payouts.data.count > PAYOUTS_SHOWN && (
                        <Pager
                          page={payoutPage}
                          pageSize={PAYOUTS_SHOWN}
                          total={payouts.data.count}
                          onPageChange={setPayoutPage}
                        />
                      )
                    }
                  />
                }
              />
            )}
          </div>
          <div className="lg:overflow-hidden lg:rounded-3 lg:border lg:border-line">
            <WeekDeliveries
              week={week}
              onBefore={() => setSearch({ week: addDays(week, -7) })}
              onAfter={isCurrent ? undefined : () => setSearch({ week: addDays(week, 7) })}
              rows={list.isPlaceholderData ? undefined : list.data?.rows}
              count={list.isPlaceholderData ? undefined : list.data?.count}
              error={queryError(list)}
              orderHref={(id) => paths.orders.detail.href({ id })}
              footer={
                list.data &&
                list.data.count > search.size && (
                  <Pager
                    page={search.page}
                    pageSize={search.size}
                    total={list.data.count}
                    onPageChange={(page) => setSearch({ page })}
                  />
                )
              }
            />
          </div>
        </div>
      ) : (
        <EmptyState
          title="No earnings yet"
          icon={<Banknote size={26} />}
          action={
            <Button variant="primary" size="lg" render={<Link to={paths.offers.href()} />}>
              See offers
            </Button>
          }
        >
          Your share is added when a customer’s delivery code is accepted.
        </EmptyState>
      )}
    </>
  );
}
