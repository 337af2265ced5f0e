import { fullName } from '@market/domain/accounts/person-name';
import type { Assignment } from '@market/domain/orders/order';
import { carrierStageStatuses } from '@market/domain/orders/order-lifecycle';
import type { OrderScope } from './order-scope';
import type { OrderRow } from './orders.repository';

export function toRider({ order, assignee }: Pick<OrderRow, 'order' | 'assignee'>) {
  if (order.assigneeId === null) return undefined;
  const { company, companyPhone, firstName, lastName, phoneNumber } = assignee;
  return {
    name: company ?? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    phoneNumber: order.dispatchPhoneNumber ?? companyPhone ?? phoneNumber ?? undefined,
  };
}

/** Customers see a rider's phone number only while the rider has their order. */
export const canSeeRiderPhone = (
  { reader }: OrderScope,
  { status }: Pick<OrderRow['order'], 'status'>,
): boolean => reader !== 'customer' || carrierStageStatuses.includes(status);

/**
 * The assignment as this reader sees it. A rider's phone number is shown once the rider has
 * accepted.
 */
export function toAssignment(
  row: OrderRow,
  scope: OrderScope,
  platformName: string,
): Assignment | undefined {
  const { order } = row;
  const rider = toRider(row);
  const {
    assignmentKind: kind,
    assigneeId,
    assignedAt,
    acceptedAt,
    assignmentNote,
    pickUpOn,
  } = order;
  if (kind === null || assignedAt === null) return undefined;
  return {
    kind,
    assigneeId: assigneeId ?? undefined,
    phoneNumber:
      acceptedAt !== null && canSeeRiderPhone(scope, order) ? rider?.phoneNumber : undefined,
    assigneeName: rider?.name ?? `${platformName} hub`,
    accepted: acceptedAt !== null,
    note: scope.reader === 'customer' ? undefined : (assignmentNote ?? undefined),
    pickUpOn: pickUpOn ?? undefined,
    assignedAt: assignedAt.toISOString(),
  };
}
