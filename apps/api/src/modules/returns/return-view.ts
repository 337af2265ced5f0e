import { fullName } from '@market/domain/accounts/person-name';
import type { Role } from '@market/domain/accounts/roles';
import { sumKobo } from '@market/domain/money';
import type {
  OrderReturn,
  OrderReturnSummary,
  ReturnedProduct,
} from '@market/domain/orders/order-return';
import { goodsRefund, type RefundableItem } from '@market/domain/orders/refund-share';
import { allowedReturnStatuses } from '@market/domain/orders/return-transitions';
import { type orderItemsTable } from '../orders/orders.reads';
import { type refundsTable } from '../refunds/refunds.reads';
import { toActivity, type OrderActivityRow } from '../orders';
import type { ReturnItemRow, ReturnRow } from './returns.repository';

export const toRefundableItem = ({
  id,
  quantity,
  refunded,
  unitPrice,
  discount,
}: typeof orderItemsTable.$inferSelect): RefundableItem => ({
  id,
  quantity,
  refunded,
  goods: unitPrice * quantity - discount,
});

export function toReturnSummary(
  row: ReturnRow,
  items: readonly ReturnItemRow[],
): OrderReturnSummary {
  const { return: of, order, store, customer } = row;
  const products = items.map((item) => toReturnedProduct(item, of.status));
  return {
    id: of.id,
    returnName: of.returnName,
    orderId: of.orderId,
    orderName: order.orderName,
    merchantId: store.merchantId,
    storeId: of.storeId,
    storeSlug: store.slug,
    storeName: store.name,
    customerName: fullName(customer),
    status: of.status,
    type: of.type,
    refund: of.type === 'refund',
    replace: of.type === 'replace',
    products,
    refundAmount: of.amount ?? estimateRefund(row, products),
    refundDecision: toDecision(of.refundDecision, of.refundReason, of.refundDecidedAt),
    chargebackDecision: toDecision(
      of.chargebackDecision,
      of.chargebackReason,
      of.chargebackDecidedAt,
    ),
    createdAt: of.createdAt.toISOString(),
    updatedAt: of.updatedAt.toISOString(),
  };
}

const isEndedWithoutRefund = (status: OrderReturn['status']): boolean =>
  status === 'cancelled' || status === 'replacement_sent';

/** Includes the delivery fee when everything is returned. */
function estimateRefund(
  { return: { status }, order, unitsLeft }: ReturnRow,
  products: readonly ReturnedProduct[],
): number {
  if (isEndedWithoutRefund(status)) return 0;
  const isWhole = products.reduce((sum, product) => sum + product.quantity, 0) === unitsLeft;
  return (
    sumKobo(products.map((product) => product.refundAmount)) + (isWhole ? order.shippingFee : 0)
  );
}

const toReturnedProduct = (
  { returned, item }: ReturnItemRow,
  status: OrderReturn['status'],
): ReturnedProduct => ({
  id: returned.id,
  orderItemId: item.id,
  productId: item.productId,
  productName: item.productName,
  keyRating: item.keyRating ?? undefined,
  hostedImages: item.image === null ? [] : [item.image],
  productVariants: item.options,
  quantity: returned.quantity,
  productPrice: item.unitPrice,
  reason: returned.reason,
  details: returned.details ?? undefined,
  photos: returned.photos,
  refundAmount:
    returned.amount ??
    (isEndedWithoutRefund(status) ? 0 : goodsRefund(toRefundableItem(item), returned.quantity)),
});

const toDecision = (
  decided: 'approved' | 'declined' | null,
  reason: string | null,
  decidedAt: Date | null,
): OrderReturnSummary['refundDecision'] =>
  decided === null || decidedAt === null
    ? undefined
    : {
        approved: decided === 'approved',
        reason: reason ?? undefined,
        decidedAt: decidedAt.toISOString(),
      };

interface ReturnDetails {
  readonly role: Role;
  readonly items: readonly ReturnItemRow[];
  readonly activities: readonly OrderActivityRow[];
  readonly payment: typeof refundsTable.$inferSelect | undefined;
}

export const toReturnDetail = (
  row: ReturnRow,
  { role, items, activities, payment }: ReturnDetails,
): OrderReturn => ({
  ...toReturnSummary(row, items),
  rejectionReason: row.return.rejectionReason ?? undefined,
  activities: activities.map(toActivity),
  payment: payment && {
    id: payment.id,
    amount: payment.amount,
    status: payment.status,
    createdAt: payment.createdAt.toISOString(),
    sentAt: payment.sentAt?.toISOString(),
  },
  allowedStatuses: allowedReturnStatuses(row.return, role),
});
