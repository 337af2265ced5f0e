import type { Role } from '../accounts/roles';
import type { OrderReturnType, ReturnStatus, ReturnUpdate } from './order-return';

interface Move {
  readonly from: readonly ReturnStatus[];
  readonly by: readonly Role[];
  /** Either type unless one is named. */
  readonly type?: OrderReturnType;
}

/** The store's people, and the platform for a store that does not answer. */
const storeSide: readonly Role[] = ['merchant', 'staff', 'admin', 'super_admin'];

/** Who may set what, and after what. Money is decided by admins in calls of their own. */
const moves: Readonly<Record<ReturnUpdate['status'], Move>> = {
  approved: { from: ['requested'], by: storeSide },
  rejected: { from: ['requested', 'approved'], by: storeSide },
  received: { from: ['approved'], by: storeSide },
  replacement_sent: { from: ['received'], by: storeSide, type: 'replace' },
  cancelled: { from: ['requested', 'approved'], by: ['customer'] },
};

export const returnUpdates = [
  'approved',
  'rejected',
  'received',
  'replacement_sent',
  'cancelled',
] as const satisfies readonly ReturnUpdate['status'][];

/** The statuses that `role` may give this return now. */
export const allowedReturnStatuses = (
  { status, type }: { status: ReturnStatus; type: OrderReturnType },
  role: Role,
): ReturnUpdate['status'][] =>
  returnUpdates.filter((target) => {
    const move = moves[target];
    return (
      move.from.includes(status) &&
      move.by.includes(role) &&
      (move.type === undefined || move.type === type)
    );
  });

/** Where an admin may still give the money back, or refuse to. */
export const refundableStatuses = [
  'approved',
  'received',
  'rejected',
] as const satisfies readonly ReturnStatus[];

/** Where a customer's bank may still have taken it back: everywhere but where it went back already, or nothing was asked. */
export const chargeableStatuses = [
  'requested',
  'approved',
  'received',
  'rejected',
  'replacement_sent',
] as const satisfies readonly ReturnStatus[];

/** In these its units are free for another return. */
export const freeingStatuses = ['rejected', 'cancelled'] as const satisfies readonly ReturnStatus[];
