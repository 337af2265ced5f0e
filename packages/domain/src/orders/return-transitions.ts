import type { Role } from '../accounts/roles';
import type { OrderReturnType, ReturnUpdate } from './order-return';
import type { ReturnStatus } from './return-status';

interface Transition {
  readonly from: readonly ReturnStatus[];
  readonly by: readonly Role[];
  /** Applies to both types when absent. */
  readonly type?: OrderReturnType;
}

/** The store's staff, and platform staff for a store that does not respond. */
const storeRoles: readonly Role[] = ['merchant', 'staff', 'admin', 'super_admin'];

/**
 * The allowed transitions with their roles. Admins decide on refunds through separate endpoints.
 */
const transitions: Readonly<Record<ReturnUpdate['status'], Transition>> = {
  approved: { from: ['requested'], by: storeRoles },
  rejected: { from: ['requested', 'approved'], by: storeRoles },
  received: { from: ['approved'], by: storeRoles },
  replacement_sent: { from: ['received'], by: storeRoles, type: 'replace' },
  cancelled: { from: ['requested', 'approved'], by: ['customer'] },
};

export const returnUpdates = [
  'approved',
  'rejected',
  'received',
  'replacement_sent',
  'cancelled',
] as const satisfies readonly ReturnUpdate['status'][];

/** The statuses that `role` can set on this return now. */
export const allowedReturnStatuses = (
  { status, type }: { status: ReturnStatus; type: OrderReturnType },
  role: Role,
): ReturnUpdate['status'][] =>
  returnUpdates.filter((target) => {
    const move = transitions[target];
    return (
      move.from.includes(status) &&
      move.by.includes(role) &&
      (move.type === undefined || move.type === type)
    );
  });

/** Statuses in which an admin can refund or decline. */
export const refundableStatuses = [
  'approved',
  'received',
  'rejected',
] as const satisfies readonly ReturnStatus[];

/**
 * Statuses in which a chargeback can be recorded: all without a refund, except for withdrawn
 * returns.
 */
export const chargeableStatuses = [
  'requested',
  'approved',
  'received',
  'rejected',
  'replacement_sent',
] as const satisfies readonly ReturnStatus[];

/** Statuses that release the units for another return. */
export const releasedReturnStatuses = [
  'rejected',
  'cancelled',
] as const satisfies readonly ReturnStatus[];
