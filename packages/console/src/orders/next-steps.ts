import type { Role } from '@market/domain/accounts/roles';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';

export interface NextStep {
  readonly code: OrderStatusCode;
  readonly label: string;
  /** `By the store or the platform`, or the event that leads to this status. */
  readonly how: string;
}

/** Transitions that no role makes directly, because a separate action or a job makes them. */
const processTexts: Readonly<Partial<Record<OrderStatusCode, string>>> = {
  assigned: 'When a rider is assigned, or the store hands the order over to a hub',
  ready_for_pickup: 'When the rider declines',
  delivery_failed: 'When the rider reports a failed delivery',
  returned_to_store: 'When the platform returns the order to the store and refunds the customer',
  completed: 'When the return period ends and nothing has been returned',
  returned: 'When a return is refunded',
};

const roleGroups: readonly { readonly name: string; readonly roles: readonly Role[] }[] = [
  { name: 'the customer', roles: ['customer'] },
  { name: 'the store', roles: ['merchant', 'staff'] },
  { name: 'the rider', roles: ['partner', 'dispatcher'] },
  { name: 'the platform', roles: ['admin', 'super_admin'] },
];

const rolesText = (roles: readonly Role[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    roleGroups
      .filter((group) => group.roles.some((role) => roles.includes(role)))
      .map(({ name }) => name),
  );

/** The statuses that may follow the current one, and who can set them. Empty for a final status. */
export const nextSteps = (
  statuses: readonly OrderStatus[],
  current: OrderStatusCode,
): readonly NextStep[] =>
  (findStatus(statuses, current)?.next ?? []).map(({ code_name, roles }) => ({
    code: code_name,
    label: findStatus(statuses, code_name)?.label ?? code_name,
    how: roles.length > 0 ? `By ${rolesText(roles)}` : (processTexts[code_name] ?? ''),
  }));
