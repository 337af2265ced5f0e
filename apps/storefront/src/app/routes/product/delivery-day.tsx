import { useQuery } from '@tanstack/react-query';
import type { CartItemInput } from '@market/domain/carts/cart';
import { lagosDate } from '@market/domain/lagos-time';
import { shortArrivesText } from '@market/domain/shipping/promise-text';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { shippingFeeQuery } from '../../../features/checkout/checkout.queries';

export function DeliveryDay({ item }: { item: CartItemInput }) {
  const { api } = useServices();
  const place = useDeliveryPlace();
  const today = lagosDate(useNow());
  const { data } = useQuery({
    ...shippingFeeQuery(api, { items: [item], ...place?.fees }),
    enabled: place !== undefined,
  });
  const fee = data?.shippingFees[0];
  return (
    <span className="block min-h-4 truncate text-xs text-muted nums">
      {fee && shortArrivesText(fee, today)}
    </span>
  );
}
