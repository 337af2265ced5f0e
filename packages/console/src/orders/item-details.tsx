import type { OrderItem } from '@market/domain/orders/order';

/** What tells an ordered item from its likes: `5 kVA, Graphite`. A rating that is also the chosen variant is said once. */
export function ItemDetails({
  item: { keyRating, productVariants },
}: {
  item: Pick<OrderItem, 'keyRating' | 'productVariants'>;
}) {
  return [...new Set([keyRating, ...Object.values(productVariants)])].filter(Boolean).join(', ');
}
