import type { OrderItem } from '@market/domain/orders/order';

/** The rating and variant of an item: `5 kVA, Graphite`. A rating that is also a variant option appears once. */
export function ItemDetails({
  item: { keyRating, productVariants },
}: {
  item: Pick<OrderItem, 'keyRating' | 'productVariants'>;
}) {
  return [...new Set([keyRating, ...Object.values(productVariants)])].filter(Boolean).join(', ');
}
