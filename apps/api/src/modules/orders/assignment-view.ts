import { fullName } from '@market/domain/accounts/account';
import type { Assignment } from '@market/domain/orders/order';
import type { OrderScope } from './order-scope';
import type { OrderRow } from './orders.repository';

/** The assignment as this reader sees it. A rider's phone number is shown once the rider has accepted. */
export function assignmentOf(
  { order, assignee }: OrderRow,
  { reader }: OrderScope,
  platformName: string,
): Assignment | undefined {
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
    pickUpOn: pickUpOn ?? undefined,
    assignedAt: assignedAt.toISOString(),
  };
}
