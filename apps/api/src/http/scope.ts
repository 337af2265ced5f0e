import { notFound } from './errors';
import type { Principal } from './principal';

/** The rows of one store; repositories of a store's own things cannot be called without it. */
export interface StoreScope {
  readonly storeId: string;
}

/** The store that the caller owns or works for. Throws 404 for anybody else. */
export function ownStore(principal: Principal): StoreScope {
  if (principal.storeId === undefined) throw notFound('Your store');
  return { storeId: principal.storeId };
}

/** The customer who is calling. Only customers have carts, addresses and coupons of their own: a price for anybody else is a guest's. */
export const customerOf = (principal: Principal | undefined): string | undefined => (principal?.role === 'customer' ? principal.userId : undefined);
