import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '@market/domain/carts/cart';
import { useServices } from '@market/web-kit/services';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { chosenLines, toCartItemInput } from '../../../features/cart/model/cart-lines';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import { quoteQuery } from '../../../features/checkout/checkout.queries';
import { useStoredValue } from '../../../shared/stored-value';

/** The total of the selected lines, as the server will charge it. */
export function useCartQuote(lines: readonly CartItem[]) {
  const { api } = useServices();
  const place = useDeliveryPlace();
  const { couponCode } = useStoredValue(checkoutDraft);
  const chosen = chosenLines(lines);
  const items = chosen.map(toCartItemInput);
  const quote = useQuery({
    ...quoteQuery(api, { items, ...place?.fees, couponCode }),
    enabled: items.length > 0,
  });
  return {
    place,
    couponCode,
    chosen,
    items,
    quote,
    deliveryPending: place ? undefined : 'Choose your place',
  };
}
