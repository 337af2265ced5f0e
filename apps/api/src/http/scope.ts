import { notFound } from './errors';
import type { Principal } from './principal';

/** The rows of one store; repositories of a store's own things cannot be called without it. */
export interface StoreScope {
  readonly storeId: string;
}

/** A store and who acts for it. */
export interface StoreActor extends StoreScope {
  readonly userId: string;
}

/** The caller, acting for the store that they own or work for. Throws 404 for anybody else. */
export const storeActor = (principal: Principal): StoreActor => ({
  ...ownStore(principal),
  userId: principal.userId,
});

/** The store that the caller owns or works for. Throws 404 for anybody else. */
export function ownStore(principal: Principal): StoreScope {
  if (principal.storeId === undefined) throw notFound('Your store');
  return { storeId: principal.storeId };
}

/** The customer who is calling. Only customers have carts, addresses and coupons of their own: a price for anybody else is a guest's. */
export const customerOf = (principal: Principal | undefined): string | undefined =>
  principal?.role === 'customer' ? principal.userId : undefined;
