import type { Role } from '@market/domain/accounts/roles';
import { forbidden } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner, requireStore } from '../../platform/scope';

/**
 * The reader of orders, which determines the visible orders and fields. Every query for orders
 * requires one.
 */
export type OrderScope =
  | { readonly reader: 'customer' | 'dispatcher'; readonly userId: string }
  | { readonly reader: 'partner'; readonly partnerId: string }
  | { readonly reader: 'merchant'; readonly storeId: string }
  | { readonly reader: 'platform' };

/** Throws `forbidden` for roles without access to orders. */
export function orderScope(principal: Principal): OrderScope {
  const { role, userId } = principal;
  switch (role) {
    case 'customer':
    case 'dispatcher':
      return { reader: role, userId };
    case 'partner':
      return { reader: role, ...requirePartner(principal) };
    case 'merchant':
    case 'staff':
      return { reader: 'merchant', ...requireStore(principal) };
    case 'admin':
    case 'super_admin':
    case 'scheduler':
      return { reader: 'platform' };
    default:
      throw forbidden();
  }
}

export interface Actor {
  readonly role: Role;
  readonly userId: string;
  readonly name: string;
}
