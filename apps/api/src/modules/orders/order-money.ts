import type { OrderMoney } from '@market/domain/ledger/entries';
import type { ordersTable } from '../../db/schema';

type Amounts = Pick<typeof ordersTable.$inferSelect, 'id' | 'storeId' | 'subtotal' | 'discount' | 'shippingFee' | 'commission'>;

/** Whose is what of an order, kobo, as it was frozen when it was placed. */
export const moneyOf = ({ id, storeId, subtotal, discount, shippingFee, commission }: Amounts): OrderMoney => ({
  orderId: id,
  storeId,
  commission,
  delivery: shippingFee,
  dueToMerchant: subtotal - discount - commission,
});
