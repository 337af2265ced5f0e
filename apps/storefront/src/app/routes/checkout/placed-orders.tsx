import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlacedOrders as Placed } from '@market/domain/checkout/checkout';
import { groupKey } from '@market/api-client/queries';
import { ErrorState } from '@market/ui/error-state';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { guestCart, removeBought } from '../../../features/cart/model/guest-cart';
import { checkoutDraft, findPaymentDraft } from '../../../features/checkout/checkout-draft';
import { placedOrdersQuery } from '../../../features/checkout/checkout.queries';
import { cart, orders } from '../../../shared/endpoints';
import { CheckoutLayout } from './checkout-layout';
import { Confirmation } from './confirmation';

export function PlacedOrders({ reference }: { reference: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(placedOrdersQuery(api, reference));

  useEffect(() => {
    if (!data) return;
    if (checkoutDraft.get().openPayment === reference)
      guestCart.set(removeBought(guestCart.get(), listProductIds(data)));
    findPaymentDraft(reference).clear();
    void queryClient.invalidateQueries({ queryKey: groupKey(cart('get')) });
    void queryClient.invalidateQueries({ queryKey: groupKey(orders('list')) });
  }, [data, queryClient, reference]);

  return (
    <CheckoutLayout title="Order placed" currentStep={data ? 3 : 2}>
      <div className="page-wrap py-8 md:py-11">
        {data ? (
          <Confirmation placed={data} />
        ) : error ? (
          <ErrorState
            headingLevel={1}
            title={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Your order went through and will appear in your account.
          </ErrorState>
        ) : (
          <div role="status" aria-label="Placing your orders" className="grid gap-4">
            <Skeleton className="h-16 w-2/3" />
            <Skeleton className="h-48 rounded-3" />
          </div>
        )}
      </div>
    </CheckoutLayout>
  );
}

const listProductIds = ({ orders }: Placed): string[] =>
  orders.flatMap(({ items }) => items.map(({ productId }) => productId));
