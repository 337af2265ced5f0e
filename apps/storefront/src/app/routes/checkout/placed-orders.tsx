import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import * as cart from '@market/api-client/contract/main/cart';
import * as orders from '@market/api-client/contract/main/orders';
import { groupKey } from '@market/api-client/queries';
import type { PlacedOrders as Placed } from '@market/domain/checkout/checkout';
import { sumKobo } from '@market/domain/money';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { Button } from '@market/ui/button';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { draftOfPayment } from '../../../features/checkout/checkout-draft';
import { placedOrdersQuery } from '../../../features/checkout/checkout.queries';
import { CheckoutFrame } from './checkout-frame';
import { paths } from '../../paths';

/** The payment went through: one order per store. */
export function PlacedOrders({ reference }: { reference: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(placedOrdersQuery(api, reference));

  const isPlaced = data !== undefined;
  useEffect(() => {
    if (!isPlaced) return;
    draftOfPayment(reference).clear();
    void queryClient.invalidateQueries({ queryKey: groupKey(cart.get) });
    void queryClient.invalidateQueries({ queryKey: groupKey(orders.list) });
  }, [isPlaced, queryClient, reference]);

  return (
    <CheckoutFrame title="Thank you" currentStep={data ? 3 : 2}>
      <div className="page-wrap max-w-3xl! py-10 md:py-16">
        {data ? (
          <Thanks placed={data} />
        ) : error ? (
          <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} retrying={isFetching}>
            Your payment went through. Your orders appear in your account in any case.
          </ErrorState>
        ) : (
          <div role="status" aria-label="Placing your orders" className="grid gap-4">
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-40 rounded-3" />
          </div>
        )}
      </div>
    </CheckoutFrame>
  );
}

function Thanks({ placed }: { placed: Placed }) {
  const count = placed.orders.length;
  return (
    <>
      <p role="status" className="mb-3 flex items-center gap-2 font-semibold text-success">
        <CircleCheck size={22} /> Payment received
      </p>
      <h1 className="display mb-3 text-d1">{count === 1 ? 'Your order is placed' : `Your ${count} orders are placed`}</h1>
      <p className="mb-7 max-w-[52ch] text-text-2">
        {count === 1 ? 'The store packs it now.' : 'Each store packs its own, and they travel apart.'} We mail you at every step, and your delivery code stands on the order’s page.
      </p>
      <ul className="mb-3 divide-y divide-line rounded-3 border border-line bg-surface">
        {placed.orders.map(({ id, orderName, storeName, total, promise }) => (
          <li key={id} className="flex items-center gap-4 p-4 md:p-5">
            <StoreMonogram name={storeName} />
            <span className="min-w-0 flex-1">
              <Link to={paths.order.href({ orderId: id })} className="link nums">
                {orderName}
              </Link>
              <span className="block truncate text-sm text-muted">{storeName}</span>
              {promise && <span className="block text-sm font-semibold">{arrivesText(promise)}</span>}
            </span>
            <Money kobo={total} className="font-semibold" />
          </li>
        ))}
      </ul>
      <p className="mb-8 flex justify-between px-4 font-semibold md:px-5">
        Paid <Money kobo={sumKobo(placed.orders.map(({ total }) => total))} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="lg" render={<Link to={paths.orders.href()} />}>
          Follow your orders
        </Button>
        <Button size="lg" render={<Link to={paths.home.href()} />}>
          Go on shopping
        </Button>
      </div>
    </>
  );
}
