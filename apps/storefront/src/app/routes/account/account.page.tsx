import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { PackageOpen } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { latestOrdersQuery } from '../../../features/orders/orders.queries';
import { browserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { LatestOrder } from './latest-order';
import { OlderOrder } from './older-order';

const AccountCards = browserPart(async () => (await import('./account-cards')).AccountCards);
const BuyAgain = browserPart(async () => (await import('./buy-again')).BuyAgain);

/** The account page: the latest orders, the address, the stores that the customer follows, the profile, and what to buy again. */
export function AccountPage() {
  const { api } = useServices();
  const user = useUser();
  const query = useQuery(latestOrdersQuery(api));
  if (!user) return null;
  return (
    <AccountFrame title="Account" heading={`Hello, ${user.firstName}`}>
      <QueryView query={query} skeleton={<Skeleton className="h-96 rounded-3" />}>
        {({ rows: [latest, ...older], count }) =>
          latest ? (
            <>
              <LatestOrder id={latest.id} />
              <ul className="mt-4 grid gap-4 md:grid-cols-2">
                {older.map((order) => (
                  <OlderOrder key={order.id} order={order} />
                ))}
              </ul>
              <Link
                to={paths.orders.href()}
                className="link mt-4 inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
              >
                {count === 1 ? 'Your order' : `All ${count} orders`}
              </Link>
            </>
          ) : (
            <EmptyState
              icon={<PackageOpen />}
              title="No orders yet"
              action={
                <Button variant="primary" render={<Link to={paths.products.href()} />}>
                  Find something
                </Button>
              }
            >
              Each order appears here as soon as it is paid.
            </EmptyState>
          )
        }
      </QueryView>
      <Suspense fallback={<Skeleton className="mt-6 h-44 rounded-3" />}>
        <AccountCards user={user} />
      </Suspense>
      <Suspense>
        <BuyAgain />
      </Suspense>
    </AccountFrame>
  );
}
