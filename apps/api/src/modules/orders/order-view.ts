import type { Role } from '@market/domain/accounts/roles';
import type { OrderRefund } from '@market/domain/checkout/refund';
import type { CouponRefusal } from '@market/domain/coupons/applied-coupon';
import { roundKobo } from '@market/domain/money';
import type { PackingSlip } from '@market/domain/orders/merchant-orders';
import type { Order, OrderItem, OrderSummary } from '@market/domain/orders/order';
import { isTransitionPossible } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { allowedStatuses } from '@market/domain/orders/order-status-list';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import { partnerShare } from '@market/domain/shipping/partner-share';
import { fullName } from '@market/domain/accounts/person-name';
import { getAudience, statusLabel } from '@market/domain/orders/order-status-labels';
import { toActivityFor, isActivityFor, toProofFor } from './activity-view';
import { nextAttemptChoicesAfter } from './choose-next-attempt';
import { toAssignment, canSeeRiderPhone } from './assignment-view';
import { findHandoverDeadline, orderPromise } from './order-promise';
import { toVisibleSplit } from './order-money';
import type { OrderScope } from './order-scope';
import { findOpenReturnWindowEnd } from './return-window';
import type { OrderActivityRow, OrderDetailRow, OrderItemRow, OrderRow } from './orders.repository';

export const MAX_CODE_ATTEMPTS = 5;

interface ViewOptions {
  readonly scope: OrderScope;
  readonly platformName: string;
}

export function toOrderSummary(row: OrderRow, { scope, platformName }: ViewOptions): OrderSummary {
  const { order, firstItem } = row;
  return {
    id: order.id,
    orderName: order.orderName,
    checkoutReference: row.checkout.reference,
    checkoutTotal: scope.reader === 'customer' ? row.checkout.amount : undefined,
    orderStatusId: row.statusId,
    orderStatus: order.status,
    customerName: fullName(row.customer),
    city: order.deliveryAddress.lga,
    state: order.deliveryAddress.stateOrRegion,
    storeId: order.storeId,
    storeSlug: row.store.slug,
    storeName: row.store.name,
    itemCount: row.itemCount,
    productCount: row.productCount,
    weight: order.weight,
    firstItem: {
      productName: firstItem.productName,
      quantity: firstItem.quantity,
      ...(firstItem.image !== null && { image: firstItem.image }),
    },
    subtotal: order.subtotal,
    discount: order.discount,
    shippingFee: order.shippingFee,
    shippingDiscount: order.shippingDiscount ?? undefined,
    partnerEarns:
      scope.reader === 'partner' && order.partnerShareBps !== null
        ? partnerShare(order, order.partnerShareBps)
        : undefined,
    total: order.total,
    payOnDelivery: order.payOnDelivery
      ? { amount: order.total, collectedAt: order.deliveredAt?.toISOString() }
      : undefined,
    approvePayout: row.payoutStatus === 'approved' || row.payoutStatus === 'processed',
    withinLagos: order.lagosMerchant && order.lagosCustomer,
    assignment: toAssignment(row, scope, platformName),
    handOverBy:
      scope.reader === 'merchant' || scope.reader === 'platform'
        ? findHandoverDeadline(order)?.toISOString()
        : undefined,
    promise: orderPromise(order),
    nextAttemptDay: order.nextAttemptDay ?? undefined,
    deliveredAt: order.deliveredAt?.toISOString(),
    createdAt: order.createdAt.toISOString(),
  };
}

interface DetailOptions extends ViewOptions {
  readonly role: Role;
  readonly items: readonly OrderItemRow[];
  readonly activities: readonly OrderActivityRow[];
  readonly statuses: readonly OrderStatus[];
  readonly now: Date;
}

/**
 * The whole order. Only the customer sees the delivery code. Riders see the amounts of the order,
 * but no payment, refunds, split or email address.
 */
export function toOrderDetail(
  row: OrderDetailRow,
  { items, activities, statuses, role, now, ...view }: DetailOptions,
): Order {
  const { order } = row;
  const { reader } = view.scope;
  const isRider = reader === 'partner' || reader === 'dispatcher';
  const returnableUntil = isRider ? undefined : findOpenReturnWindowEnd(order, now);
  return {
    ...toOrderSummary(row, view),
    currentOrderStatus: statusLabel(getAudience(role), order.status),
    orderNote: order.orderNote ?? undefined,
    orderReturnId: isRider ? undefined : (row.latestReturnId ?? undefined),
    customerId: order.customerId,
    merchantId: row.store.merchantId,
    orderItems: items.map((item) => ({
      ...toOrderItem(item, row),
      ...(returnableUntil &&
        reader === 'customer' && { returnable: item.quantity - item.returned }),
      ...(reader !== 'customer' && { sku: item.sku }),
    })),
    rewardProductsIds: row.rewardProductIds,
    deliveryAddress: deliveryAddressFor(view.scope, order),
    pickUpAddress: reader === 'customer' ? undefined : (order.pickUpAddress ?? undefined),
    seller: isRider
      ? undefined
      : (order.seller ?? { storeName: row.store.name, ...order.pickUpAddress }),
    dispatchPhoneNumber: canSeeRiderPhone(view.scope, order)
      ? (order.dispatchPhoneNumber ?? undefined)
      : undefined,
    orderDeliveryToken: reader === 'customer' ? order.deliveryToken : undefined,
    partnerAssignOrderId:
      order.assignmentKind === 'partner' ? (order.assigneeId ?? undefined) : undefined,
    dispatcherId:
      order.assignmentKind === 'dispatcher' ? (order.assigneeId ?? undefined) : undefined,
    assignedToPlatform: order.assignmentKind === 'platform',
    assignedToDispatcher: order.assignmentKind === 'dispatcher',
    assignedToShippingPartner: order.assignmentKind === 'partner',
    lagosMerchant: order.lagosMerchant,
    lagosCustomer: order.lagosCustomer,
    shippingEvidence: order.shippingEvidence ?? undefined,
    deliveryProof: row.proof ? toProofFor(view.scope, row.proof) : undefined,
    ...(order.nextAttemptChosenAt && { isNextAttemptChosen: true }),
    nextAttemptChoices:
      reader === 'customer' ? nextAttemptChoicesAfter(order.status, activities, now) : undefined,
    orderActivities: activities
      .filter((activity) => isActivityFor(reader, activity))
      .map((activity) => toActivityFor(view.scope, row, activity)),
    split:
      reader === 'merchant' || reader === 'platform' ? toVisibleOrderSplit(row, reader) : undefined,
    payment: isRider ? undefined : toPayment(row),
    allowedStatusIds: possibleStatuses(row, statuses, role).map((status) => status.id),
    returnDays: order.returnDays,
    returnableUntil: returnableUntil?.toISOString(),
    couponRefusals: isRider ? undefined : couponRefusalsFor(reader, row),
    refunds: isRider ? undefined : row.refunds.map(toOrderRefund),
    deliveryCodeTriesLeft:
      isRider && order.status === 'in_transit' ? triesLeft(row, now) : undefined,
    updatedAt: order.updatedAt.toISOString(),
  };
}

export const possibleStatuses = (
  { order: { status }, hasFailed }: OrderDetailRow,
  statuses: readonly OrderStatus[],
  role: Role,
): OrderStatus[] =>
  allowedStatuses(statuses, status, role).filter(({ code_name }) =>
    isTransitionPossible(status, code_name, hasFailed),
  );

export function deliveryAddressFor(
  { reader }: OrderScope,
  { deliveryAddress }: Pick<OrderRow['order'], 'deliveryAddress'>,
): DeliveryAddress {
  const { emailAddress, ...place } = deliveryAddress;
  return reader === 'partner' || reader === 'dispatcher' ? place : { ...place, emailAddress };
}

export function toPackingSlip(row: OrderDetailRow, items: readonly OrderItemRow[]): PackingSlip {
  const { order, store } = row;
  const { emailAddress: _, ...deliveryAddress } = order.deliveryAddress;
  return {
    id: order.id,
    orderName: order.orderName,
    storeName: store.name,
    pickUpAddress: order.pickUpAddress ?? undefined,
    deliveryAddress,
    withinLagos: order.lagosMerchant && order.lagosCustomer,
    weight: order.weight,
    orderNote: order.orderNote ?? undefined,
    orderItems: items.map((item) => ({ ...toOrderItem(item, row), sku: item.sku })),
    createdAt: order.createdAt.toISOString(),
  };
}

const toOrderItem = (item: OrderItemRow, { order, store }: OrderDetailRow): OrderItem => ({
  id: item.id,
  productId: item.productId,
  variantId: item.variantId,
  merchantId: store.merchantId,
  storeId: order.storeId,
  storeName: store.name,
  shippingFee: item.shippingFee,
  quantity: item.quantity,
  productPrice: item.unitPrice,
  discount: item.discount,
  productName: item.productName,
  keyRating: item.keyRating ?? undefined,
  hostedImages: item.image === null ? [] : [item.image],
  productVariants: item.options,
});

function toVisibleOrderSplit(
  { order, checkout, payment }: OrderDetailRow,
  reader: 'merchant' | 'platform',
): Order['split'] {
  const split = toVisibleSplit(order);
  // The provider charges one fee per payment. The share of an order is for display only.
  return reader === 'platform' && payment
    ? { ...split, providerFee: roundKobo((payment.fees * order.total) / checkout.amount) }
    : split;
}

/** Merchants see refusals only for their own coupons. */
const couponRefusalsFor = (
  reader: OrderScope['reader'],
  { order, couponRefusals }: OrderDetailRow,
): CouponRefusal[] =>
  reader === 'merchant'
    ? couponRefusals.filter(({ storeId }) => storeId === order.storeId)
    : couponRefusals;

const toPayment = ({ checkout, payment }: OrderDetailRow): Order['payment'] => ({
  reference: checkout.reference,
  cardType: payment?.cardType ?? undefined,
  cardLast4: payment?.cardLast4 ?? undefined,
  channel: checkout.channel,
  paidAt: payment?.paidAt?.toISOString(),
});

const toOrderRefund = ({
  createdAt,
  sentAt,
  ...refund
}: OrderDetailRow['refunds'][number]): OrderRefund => ({
  ...refund,
  createdAt: new Date(createdAt).toISOString(),
  ...(sentAt !== null && { sentAt: new Date(sentAt).toISOString() }),
});

const triesLeft = ({ order }: OrderDetailRow, now: Date): number => {
  if (order.tokenLockedUntil === null) return MAX_CODE_ATTEMPTS - order.tokenTries;
  return order.tokenLockedUntil > now ? 0 : MAX_CODE_ATTEMPTS;
};
