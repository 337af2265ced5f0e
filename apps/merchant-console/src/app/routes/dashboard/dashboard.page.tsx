import { useSuspenseQuery } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as payouts from '@market/api-client/contract/main/payouts';
import { formatLongDate } from '@market/domain/lagos-time';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { SetUpSteps } from '../../../features/store/components/set-up-steps';
import { StoreStatus } from '../../../features/store/components/store-status';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';
import { LatestOrders } from './latest-orders';
import { NeedsYou } from './needs-you';
import { PaymentsCard } from './payments-card';

export function DashboardPage() {
  const { api } = useServices();
  const can = useCan();
  const now = useNow();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const { store } = profile;
  const setsUp = store.status === 'onboarding' && can(accounts.onboard);

  return (
    <>
      <PageHeader title="Dashboard" description={`${store.storeName}, ${formatLongDate(now)}`} />
      <div className="grid gap-4">
        {store.status !== 'live' && store.status !== 'onboarding' && (
          <Card>
            <StoreStatus
              store={store}
              mendLink={
                <Link className="link" to={paths.setUp.href({ step: 'business' })}>
                  Put it right
                </Link>
              }
            />
          </Card>
        )}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-4">
            {setsUp && (
              <Card flush>
                <SetUpSteps profile={profile} hrefOf={(step) => paths.setUp.href({ step })} />
              </Card>
            )}
            <NeedsYou hiddenWhenDone={setsUp} />
          </div>
          {can(payouts.mine) && <PaymentsCard />}
        </div>
        {can(merchantOrders.list) && <LatestOrders />}
      </div>
    </>
  );
}
