import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { Skeleton } from '@market/ui/skeleton';
import { latestOrdersQuery, orderQuery } from '../../../features/orders/orders.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { AccountLayout } from './account-layout';
import { LatestOrders } from './latest-orders';

const AccountCards = lazyBrowserPart(async () => (await import('./account-cards')).AccountCards);
const BuyAgain = lazyBrowserPart(async () => (await import('./buy-again')).BuyAgain);

export function AccountPage() {
  const { api } = useServices();
  const user = useUser();
  const query = useQuery(latestOrdersQuery(api));
  const latestId = query.data?.rows[0]?.id;
  const { isLoading } = useQuery({
    ...orderQuery(api, latestId ?? ''),
    enabled: latestId !== undefined,
  });
  if (!user) return null;
  return (
    <AccountLayout title="Account" heading={`Hello, ${user.firstName}`}>
      {query.isPending || isLoading ? (
        // One skeleton for the whole page, because the sections below the latest order would move
        // when the order loads.
        <Skeleton className="h-svh rounded-3" />
      ) : (
        <>
          <QueryView query={query} skeleton={null}>
            {({ rows, count }) => <LatestOrders orders={rows} count={count} />}
          </QueryView>
          <Suspense fallback={<Skeleton className="mt-6 h-44 rounded-3" />}>
            <AccountCards user={user} />
          </Suspense>
          <Suspense>
            <BuyAgain />
          </Suspense>
        </>
      )}
    </AccountLayout>
  );
}
