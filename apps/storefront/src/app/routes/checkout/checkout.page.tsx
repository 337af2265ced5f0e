import { Suspense } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { ShoppingCart } from 'lucide-react';
import type { Quote } from '@market/domain/checkout/checkout';
import { PAY_ON_DELIVERY, type PaymentMethod } from '@market/domain/checkout/payment-channel';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useHoldSession, useUser } from '@market/web-kit/use-session';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { checkoutItemsQuery } from '../../../features/cart/cart.queries';
import { patchDraft } from '../../../features/checkout/checkout-draft';
import { quoteQuery } from '../../../features/checkout/checkout.queries';
import { QuoteTotalsSkeleton } from '../../../features/checkout/components/quote-totals';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { useStoredValue } from '../../../shared/stored-value';
import { CheckoutLayout } from './checkout-layout';
import { paths } from '../../paths';
import { FirstAddress } from './first-address';
import { OpenPaymentResult } from './open-payment-result';
import { CheckoutStep } from './checkout-step';
import { PaymentCard } from './payment-card';
import { useCheckoutItems } from './use-checkout-items';

const AddressPicker = lazyBrowserPart(
  async () => (await import('../../../features/addresses/components/address-picker')).AddressPicker,
);
const DeliveryByStore = lazyBrowserPart(
  async () =>
    (await import('../../../features/checkout/components/delivery-by-store')).DeliveryByStore,
);

const OrderNote = lazyBrowserPart(
  async () => (await import('../../../features/checkout/components/order-note')).OrderNote,
);

const PaymentMethods = lazyBrowserPart(
  async () => (await import('../../../features/checkout/components/payment-method')).PaymentMethod,
);

const GuestEmail = lazyBrowserPart(async () => (await import('./guest-email')).GuestEmail);

/** Entered data is kept while the customer is on the payment page. */
export function CheckoutPage() {
  const { api } = useServices();
  const user = useUser();
  const { items, draft: stored, search } = useCheckoutItems();
  const { data: addresses } = useSuspenseQuery(addressListQuery(api));
  const { data: cart } = useSuspenseQuery(checkoutItemsQuery(api, items));
  const draft = useStoredValue(stored);
  // A guest has no password to sign in with again, and keeps the data without it.
  useHoldSession(!user?.isGuest && Object.values(draft).some((value) => value !== undefined));
  const address =
    addresses.find(({ id }) => id === draft.addressId) ??
    addresses.find((each) => each.default) ??
    addresses[0];
  const quoteInput = {
    ...(items && { items }),
    addressId: address?.id,
    couponCode: draft.couponCode,
  };
  const chosen = cart.cartItemsList.some((line) => line.selected);
  const quote = useQuery({ ...quoteQuery(api, quoteInput), enabled: chosen });
  const channel = availableMethod(draft.channel, quote.data);

  if (!chosen) {
    return (
      <CheckoutLayout title="Checkout" currentStep={1}>
        <EmptyState
          headingLevel={1}
          icon={<ShoppingCart />}
          title="Nothing to check out"
          action={
            <Button variant="primary" render={<Link to={paths.cart.href()} />}>
              Go to the cart
            </Button>
          }
        >
          In your cart, select the items that you want to buy.
        </EmptyState>
      </CheckoutLayout>
    );
  }
  return (
    <CheckoutLayout title="Checkout" currentStep={1}>
      <div className="page-wrap grid grid-cols-1 items-start gap-8 py-7 md:py-9 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-14">
        <div className="min-w-0">
          <h1 className="display mb-6 text-d1">Checkout</h1>
          <OpenPaymentResult draft={stored} />
          {user?.isGuest && (
            <Suspense fallback={<div className="mb-6 h-5" />}>
              <GuestEmail email={user.email} />
            </Suspense>
          )}
          <CheckoutStep
            number={1}
            title="Delivery address"
            action={
              address && (
                <Link to={paths.checkoutNewAddress.href() + search} className="link text-sm">
                  Add an address
                </Link>
              )
            }
          >
            {address ? (
              <Suspense fallback={<Skeleton className="h-32 rounded-3" />}>
                <AddressPicker
                  list={addresses}
                  value={address.id}
                  onChange={(id) => patchDraft(stored, { addressId: id })}
                  editHref={(id) => paths.checkoutAddress.href({ addressId: id }) + search}
                />
              </Suspense>
            ) : (
              <FirstAddress />
            )}
            <Suspense fallback={<Skeleton className="mt-5 h-17" />}>
              <OrderNote draft={stored} />
            </Suspense>
          </CheckoutStep>
          <CheckoutStep number={2} title="Delivery">
            {address ? (
              <QueryView query={quote} headingLevel={3} skeleton={<QuoteTotalsSkeleton />}>
                {(data) => (
                  <Suspense fallback={<QuoteTotalsSkeleton />}>
                    <DeliveryByStore quote={data} />
                  </Suspense>
                )}
              </QueryView>
            ) : (
              <p className="text-sm text-muted">Each store’s fee depends on the address.</p>
            )}
          </CheckoutStep>
          <CheckoutStep number={3} title="Payment">
            <Suspense fallback={<Skeleton className="h-96 md:h-52" />}>
              <PaymentMethods
                value={channel}
                quote={quote.data}
                onChange={(chosen) => patchDraft(stored, { channel: chosen })}
              />
            </Suspense>
          </CheckoutStep>
        </div>
        <PaymentCard
          quote={quote}
          quoteInput={quoteInput}
          lines={cart.cartItemsList}
          addressId={address?.id}
          orderNote={draft.orderNote}
          channel={channel}
        />
      </div>
      <Outlet />
    </CheckoutLayout>
  );
}

/** The chosen payment method, or card when the order can no longer be paid on delivery. */
const availableMethod = (
  chosen: PaymentMethod = 'card',
  quote: Quote | undefined,
): PaymentMethod =>
  chosen === PAY_ON_DELIVERY &&
  (quote?.openOnDelivery !== undefined ||
    quote?.stores.some(({ total, payOnDeliveryUpTo = 0 }) => total > payOnDeliveryUpTo))
    ? 'card'
    : chosen;
