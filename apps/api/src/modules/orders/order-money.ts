import type { OrderMoney } from '@market/domain/ledger/entries';
import type { OrderSplit } from '@market/domain/ledger/order-split';
import { type ordersTable } from './orders.tables';

type OrderColumns = typeof ordersTable.$inferSelect;
type Amounts = Pick<OrderColumns, 'subtotal' | 'discount' | 'shippingFee' | 'commission'>;

/** How an order's total is split, in kobo, as stored when it was placed. */
const toSplit = ({ subtotal, discount, shippingFee, commission }: Amounts): OrderSplit => ({
  commission,
  delivery: shippingFee,
  dueToMerchant: subtotal - discount - commission,
});

export const toOrderMoney = ({
  id,
  storeId,
  ...amounts
}: Amounts & Pick<OrderColumns, 'id' | 'storeId'>): OrderMoney => ({
  orderId: id,
  storeId,
  ...toSplit(amounts),
});

export const toVisibleSplit = ({
  commissionBps,
  ...amounts
}: Amounts & Pick<OrderColumns, 'commissionBps'>) => ({
  commissionPercent: commissionBps / 100,
  ...toSplit(amounts),
});
