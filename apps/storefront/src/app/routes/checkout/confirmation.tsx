import { Suspense } from 'react';
import { Check } from 'lucide-react';
import type { PlacedOrders } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import { lagosDate } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useNow } from '@market/web-kit/use-now';
import { useUser } from '@market/web-kit/use-session';
import { DeliveryCard } from '../../../features/checkout/components/delivery-card';
import { NextSteps } from '../../../features/checkout/components/next-steps';
import { Receipt } from './receipt';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';

const KeepOrdersForm = lazyBrowserPart(
  async () => (await import('../../../features/account/keep-orders-form')).KeepOrdersForm,
);
const GoesWithItems = lazyBrowserPart(
  async () => (await import('../goes-with/goes-with-items')).GoesWithItems,
);
const numberWords = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const numberInWords = (count: number): string => numberWords[count - 2] ?? String(count);

export function Confirmation({ placed }: { placed: PlacedOrders }) {
  const { orders, deliveryAddress, channel } = placed;
  const user = useUser();
  const today = lagosDate(useNow());
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-12">
        <div className="min-w-0">
          <header className="mb-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 md:gap-x-5">
            <span className="grid size-12 place-items-center rounded-full bg-success-soft text-on-success-soft md:row-span-2 md:size-16">
              <Check size={28} aria-hidden />
            </span>
            <h1 className="display text-d1">Order placed</h1>
            <p role="status" className="text-text-2 max-md:col-span-2 max-md:mt-2">
              {user ? (
                <>
                  Thank you, {user.isGuest ? deliveryAddress.fullName : user.firstName}. We sent the
                  confirmation to{' '}
                  <b className="font-semibold break-words text-text">{user.email}</b>.
                </>
              ) : (
                'Thank you. Your order was received.'
              )}
            </p>
          </header>
          <h2 className="mb-3 text-lg font-semibold">
            {orders.length === 1
              ? 'Your delivery'
              : `Your ${numberInWords(orders.length).toLowerCase()} deliveries`}
          </h2>
          <ul className="grid gap-4">
            {orders.map((order, index) => (
              <DeliveryCard
                key={order.id}
                order={order}
                isOnDelivery={channel === PAY_ON_DELIVERY}
                today={today}
                hrefOf={(productId) => paths.product.href({ productId })}
                track={
                  <Button
                    variant={index === 0 ? 'primary' : 'outline'}
                    className="max-md:w-full"
                    render={<Link to={paths.order.href({ orderId: order.id })} />}
                  >
                    {`Track ${order.orderName}`}
                  </Button>
                }
              />
            ))}
          </ul>
          <NextSteps phoneNumber={deliveryAddress.phoneNumber} stores={orders.length} />
          {user?.isGuest && (
            <div className="mt-8">
              <Suspense fallback={<Skeleton className="h-52 rounded-3" />}>
                <KeepOrdersForm email={user.email} orders={orders.length} />
              </Suspense>
            </div>
          )}
        </div>
        <div className="grid gap-4">
          <Receipt placed={placed} />
          <Button size="lg" block render={<Link to={paths.home.href()} />}>
            Continue shopping
          </Button>
        </div>
      </div>
      <Suspense>
        <GoesWithItems
          items={orders.flatMap(({ items }) => items)}
          title="Goes with what you bought"
          deliverTo={deliveryAddress.stateOrRegion}
        />
      </Suspense>
    </>
  );
}
