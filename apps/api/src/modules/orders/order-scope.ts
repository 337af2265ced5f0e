import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@market/domain/accounts/roles';
import { forbidden } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { ownStore } from '../../platform/scope';
import { partnersTable } from '../delivery/delivery.reads';
import { ordersTable } from './orders.tables';

/** Whose orders, and with that how much of them may be known. Orders cannot be read or changed without one. */
export type OrderScope =
  | { readonly reader: 'customer' | 'partner' | 'dispatcher'; readonly userId: string }
  | { readonly reader: 'merchant'; readonly storeId: string }
  | { readonly reader: 'platform' };

/** Throws 403 for roles that have nothing to do with orders. */
export function orderScope(principal: Principal): OrderScope {
  const { role, userId } = principal;
  switch (role) {
    case 'customer':
    case 'partner':
    case 'dispatcher':
      return { reader: role, userId };
    case 'merchant':
    case 'staff':
      return { reader: 'merchant', ...ownStore(principal) };
    case 'admin':
    case 'super_admin':
    case 'scheduler':
      return { reader: 'platform' };
    default:
      throw forbidden();
  }
}

export function withinScope(scope: OrderScope): SQL | undefined {
  switch (scope.reader) {
    case 'customer':
      return eq(ordersTable.customerId, scope.userId);
    case 'merchant':
      return eq(ordersTable.storeId, scope.storeId);
    case 'partner':
      // Addresses and phone numbers are for onboarded partners only.
      return and(
        eq(ordersTable.assignmentKind, 'partner'),
        eq(ordersTable.assigneeId, scope.userId),
        sql`exists (select 1 from ${partnersTable} where ${partnersTable.userId} = ${scope.userId} and ${partnersTable.onboarded})`,
      );
    case 'dispatcher':
      return and(
        eq(ordersTable.assignmentKind, 'dispatcher'),
        eq(ordersTable.assigneeId, scope.userId),
      );
    case 'platform':
      return sql`true`;
  }
}

/** Who does something to an order. */
export interface Actor {
  readonly role: Role;
  readonly userId: string;
  readonly name: string;
}
