import type { Role } from '@market/domain/accounts/roles';
import type { OrderRefund } from '@market/domain/checkout/refund';
import { roundKobo } from '@market/domain/money';
import type { PackingSlip } from '@market/domain/orders/merchant-orders';
import type {
  Assignment,
  Order,
  OrderActivity,
  OrderItem,
  OrderSummary,
} from '@market/domain/orders/order';
import { allowedStatuses, type OrderStatus } from '@market/domain/orders/order-status';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import { fullName } from '@market/domain/accounts/account';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { audienceOf, statusLabel } from '@market/domain/orders/order-status-labels';
import { cancelReasonForCustomer, cancelReasonLabel } from '@market/domain/orders/cancellation';
import { handOverBy } from './hand-over';
import { shownSplit } from './order-money';
import type { OrderScope } from './order-scope';
import { promiseOf } from './promise';
import { returnWindowEnd } from './return-window';
import type { OrderActivityRow, OrderDetailRow, OrderItemRow, OrderRow } from './orders.repository';

/** Wrong codes before entry is locked. */
export const CODE_TRIES = 5;

interface ViewOptions {
  readonly scope: OrderScope;
  readonly platformName: string;
}

/** One row of a list, as this reader may see it. */
export function orderSummary(row: OrderRow, { scope, platformName }: ViewOptions): OrderSummary {
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
    firstItem: {
      productName: firstItem.productName,
      quantity: firstItem.quantity,
      ...(firstItem.image !== null && { image: firstItem.image }),
    },
    subtotal: order.subtotal,
    discount: order.discount,
    shippingFee: order.shippingFee,
    total: order.total,
    approvePayout: row.payoutStatus === 'approved' || row.payoutStatus === 'processed',
    withinLagos: order.lagosMerchant && order.lagosCustomer,
    assignment: assignmentOf(row, scope, platformName),
    handOverBy:
      scope.reader === 'merchant' || scope.reader === 'platform'
        ? handOverBy(order)?.toISOString()
        : undefined,
    promise: promiseOf(order),
    deliveredAt: order.deliveredAt?.toISOString(),
    createdAt: order.createdAt.toISOString(),
  };
}

function assignmentOf(
  { order, assignee }: OrderRow,
  { reader }: OrderScope,
  platformName: string,
): Assignment | undefined {
  const { assignmentKind: kind, assigneeId, assignedAt, acceptedAt, assignmentNote } = order;
  if (kind === null || assignedAt === null) return undefined;
  return {
    kind,
    assigneeId: assigneeId ?? undefined,
    phoneNumber:
      acceptedAt === null || assigneeId === null
        ? undefined
        : (assignee.companyPhone ?? assignee.phoneNumber ?? undefined),
    assigneeName:
      assigneeId === null
        ? `${platformName} hub`
        : (assignee.company ??
          fullName({ firstName: assignee.firstName ?? '', lastName: assignee.lastName ?? '' })),
    accepted: acceptedAt !== null,
    note: reader === 'customer' ? undefined : (assignmentNote ?? undefined),
    assignedAt: assignedAt.toISOString(),
  };
}

interface DetailOptions extends ViewOptions {
  readonly role: Role;
  readonly items: readonly OrderItemRow[];
  readonly activities: readonly OrderActivityRow[];
  readonly statuses: readonly OrderStatus[];
  readonly now: Date;
}

/** The whole order. The code is its customer's alone; riders see what a delivery needs, and neither money nor email. */
export function orderDetail(
  row: OrderDetailRow,
  { items, activities, statuses, role, now, ...view }: DetailOptions,
): Order {
  const { order } = row;
  const { reader } = view.scope;
  const isRider = reader === 'partner' || reader === 'dispatcher';
  const returnableUntil = isRider ? undefined : returnWindowEnd(order, now);
  return {
    ...orderSummary(row, view),
    currentOrderStatus: statusLabel(audienceOf(role), order.status),
    orderNote: order.orderNote ?? undefined,
    orderReturnId: isRider ? undefined : (row.latestReturnId ?? undefined),
    customerId: order.customerId,
    merchantId: row.store.merchantId,
    orderItems: items.map((item) => ({
      ...orderItem(item, row),
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
    weight: order.weight,
    dispatchPhoneNumber: order.dispatchPhoneNumber ?? undefined,
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
    orderActivities: activities
      .filter((activity) => reader !== 'customer' || activity.forCustomer)
      .map((activity) => activityFor(view.scope, row.store.name, activity)),
    split: reader === 'merchant' || reader === 'platform' ? splitOf(row, reader) : undefined,
    payment: isRider ? undefined : paymentOf(row),
    allowedStatusIds: allowedStatuses(statuses, order.status, role).map((status) => status.id),
    returnDays: order.returnDays,
    returnableUntil: returnableUntil?.toISOString(),
    refunds: isRider ? undefined : row.refunds.map(orderRefund),
    deliveryCodeTriesLeft:
      isRider && order.status === 'in_transit' ? triesLeft(row, now) : undefined,
    updatedAt: order.updatedAt.toISOString(),
  };
}

/** Riders get no email. */
export function deliveryAddressFor(
  { reader }: OrderScope,
  { deliveryAddress }: Pick<OrderRow['order'], 'deliveryAddress'>,
): DeliveryAddress {
  const { emailAddress, ...place } = deliveryAddress;
  return reader === 'partner' || reader === 'dispatcher' ? place : { ...place, emailAddress };
}

/** People of one's own side by name, others by their store or company; a customer is told of a cancellation in words of their own. */
function activityFor(
  { reader }: OrderScope,
  storeName: string,
  activity: OrderActivityRow,
): OrderActivity {
  const { actorName, actorPerson, cancelReason, note } = activity;
  const told = { ...toActivity(activity), actor: actorName ?? undefined };
  if (reader === 'customer')
    return {
      ...customerActivity(activity),
      ...(cancelReason !== null && { note: cancelReasonForCustomer(cancelReason) }),
    };
  const reason =
    cancelReason === null
      ? note
      : [cancelReasonLabel(cancelReason), note].filter(Boolean).join(': ');
  const isOwnSide = reader === 'platform' || (reader === 'merchant' && actorName === storeName);
  const person =
    isOwnSide && actorPerson !== null && actorPerson !== actorName ? actorPerson : undefined;
  return {
    ...told,
    note: reason ?? undefined,
    actor:
      person && reader === 'platform' && actorName !== null
        ? `${person}, ${actorName}`
        : (person ?? told.actor),
  };
}

/** What goes with the goods. */
export function packingSlip(row: OrderDetailRow, items: readonly OrderItemRow[]): PackingSlip {
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
    orderItems: items.map((item) => ({ ...orderItem(item, row), sku: item.sku })),
    createdAt: order.createdAt.toISOString(),
  };
}

const orderItem = (item: OrderItemRow, { order, store }: OrderDetailRow): OrderItem => ({
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

/** Events whose name is that of the status: customers read them in their own words. */
const customerEvents: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  completed: 'The time to return it is over',
};

const customerActivity = (row: OrderActivityRow): OrderActivity => ({
  ...toActivity(row),
  ...(isPlainMove(row) && {
    activity: customerEvents[row.status] ?? statusLabel('customer', row.status),
  }),
});

/** A move that says no more than its status: placing and assigning name what was paid and who brings it. */
const isPlainMove = (
  row: OrderActivityRow,
): row is OrderActivityRow & { status: OrderStatusCode } =>
  row.status !== null &&
  row.returnId === null &&
  row.status !== 'pending' &&
  row.status !== 'assigned';

export const toActivity = (activity: OrderActivityRow): OrderActivity => ({
  id: activity.id,
  orderTrackerId: activity.orderId,
  activity: activity.activity,
  actor: activity.actorName ?? undefined,
  note: activity.note ?? undefined,
  orderStatus: activity.status ?? undefined,
  createdAt: activity.createdAt.toISOString(),
  updatedAt: activity.createdAt.toISOString(),
});

function splitOf(
  { order, checkout, payment }: OrderDetailRow,
  reader: 'merchant' | 'platform',
): Order['split'] {
  const split = shownSplit(order);
  // The provider keeps one fee a payment; what falls on one of its orders is for the eye only.
  return reader === 'platform' && payment
    ? { ...split, providerFee: roundKobo((payment.fees * order.total) / checkout.amount) }
    : split;
}

const paymentOf = ({ checkout, payment }: OrderDetailRow): Order['payment'] => ({
  reference: checkout.reference,
  cardType: payment?.cardType ?? undefined,
  cardLast4: payment?.cardLast4 ?? undefined,
  paidAt: payment?.paidAt?.toISOString(),
});

const orderRefund = ({
  createdAt,
  sentAt,
  ...refund
}: OrderDetailRow['refunds'][number]): OrderRefund => ({
  ...refund,
  createdAt: new Date(createdAt).toISOString(),
  ...(sentAt !== null && { sentAt: new Date(sentAt).toISOString() }),
});

const triesLeft = ({ order }: OrderDetailRow, now: Date): number => {
  if (order.tokenLockedUntil === null) return CODE_TRIES - order.tokenTries;
  return order.tokenLockedUntil > now ? 0 : CODE_TRIES;
};
