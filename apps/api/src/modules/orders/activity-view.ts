import type { DeliveryProof } from '@market/domain/orders/delivery-proof';
import type { OrderActivity } from '@market/domain/orders/order';
import { orderStatusDetails, type OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { statusEvent, statusLabel } from '@market/domain/orders/order-status-labels';
import {
  failureReasonForCustomer,
  failureReasonLabel,
} from '@market/domain/orders/failure-reasons';
import { cancelReasonForCustomer, cancelReasonLabel } from '@market/domain/orders/cancel-reasons';
import type { OrderScope } from './order-scope';
import type { OrderActivityRow, OrderDetailRow, ProofOfDelivery } from './orders.repository';

/**
 * Readers see the names of people on their own side, and the store or company of others. Customers
 * get their own texts for cancellations and failed deliveries.
 */
export function toActivityFor(
  { reader }: OrderScope,
  { store, assignee }: Pick<OrderDetailRow, 'store' | 'assignee'>,
  activity: OrderActivityRow,
): OrderActivity {
  const { actorName, actorPerson, cancelReason, failureReason, note } = activity;
  const sharedFields = { ...toActivity(activity), actor: actorName ?? undefined };
  if (reader === 'customer')
    return {
      ...customerActivity(activity),
      ...(cancelReason !== null && { note: cancelReasonForCustomer(cancelReason) }),
    };
  const reason = [
    cancelReason && cancelReasonLabel(cancelReason),
    failureReason && failureReasonLabel(failureReason),
    note,
  ]
    .filter(Boolean)
    .join(': ');
  const isOwnSide =
    reader === 'platform' ||
    (reader === 'merchant' && actorName === store.name) ||
    (reader === 'partner' && actorName === assignee.company);
  const person =
    isOwnSide && actorPerson !== null && actorPerson !== actorName ? actorPerson : undefined;
  return {
    ...sharedFields,
    activity: eventText(reader, activity),
    note: reason === '' ? undefined : reason,
    actor:
      person && reader === 'platform' && actorName !== null
        ? `${person}, ${actorName}`
        : (person ?? sharedFields.actor),
  };
}

/**
 * Everyone but the customer sees the signature and why there is no code. Only the platform sees
 * where the rider was and the time on the rider's device.
 */
export function toProofFor(
  { reader }: OrderScope,
  {
    photo,
    signature,
    place,
    actorName,
    actorPerson,
    deviceAt,
    deliveredAt,
    overrideReason,
  }: ProofOfDelivery,
): DeliveryProof {
  const isPlatform = reader === 'platform';
  const namesPerson = (isPlatform || reader === 'partner') && actorPerson !== actorName;
  return {
    photo: photo ?? undefined,
    signature: reader === 'customer' ? undefined : (signature ?? undefined),
    by: namesPerson ? `${actorPerson}, ${actorName}` : actorName,
    deliveredAt: new Date(deliveredAt).toISOString(),
    kind: overrideReason === null ? 'code' : 'override',
    reason: reader === 'customer' ? undefined : (overrideReason ?? undefined),
    ...(isPlatform && deviceAt !== null && { deviceAt: new Date(deviceAt).toISOString() }),
    ...(isPlatform && place !== null && { place }),
  };
}

/** Events without a text of their own are named after their status, as the reader knows it. */
function eventText(
  reader: Exclude<OrderScope['reader'], 'customer'>,
  { activity, status }: OrderActivityRow,
): string {
  if (status === null || activity !== orderStatusDetails[status].label) return activity;
  return statusEvent(reader === 'partner' || reader === 'dispatcher' ? 'carrier' : reader, status);
}

/** Texts for customers that differ from the label of the status. */
const customerEventTexts: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  completed: 'The return period has ended',
};

const customerActivity = (row: OrderActivityRow): OrderActivity => ({
  ...toActivity(row),
  ...(isStatusChange(row) && { activity: customerEventText(row) }),
  ...(row.status === 'assigned' && {
    activity: row.activity.replace(/^Assigned to /, `${statusLabel('customer', 'assigned')}: `),
  }),
});

/** For example `Delivery not made: nobody was at the address`. */
function customerEventText({
  status,
  failureReason,
}: OrderActivityRow & { status: OrderStatusCode }): string {
  const event = customerEventTexts[status] ?? statusLabel('customer', status);
  if (failureReason === null) return event;
  const reason = failureReasonForCustomer(failureReason);
  return `${event}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

/**
 * Whether an event has no details besides its status. Placing and assigning an order have details.
 */
const isStatusChange = (
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
  photo: activity.photo ?? undefined,
  failureReason: activity.failureReason ?? undefined,
  orderStatus: activity.status ?? undefined,
  createdAt: activity.createdAt.toISOString(),
  updatedAt: activity.createdAt.toISOString(),
});

/** Riders do not see returns, because their activities contain amounts. */
export const isActivityFor = (
  reader: OrderScope['reader'],
  activity: OrderActivityRow,
): boolean => {
  if (reader === 'customer') return activity.forCustomer;
  return (reader !== 'partner' && reader !== 'dispatcher') || activity.returnId === null;
};
