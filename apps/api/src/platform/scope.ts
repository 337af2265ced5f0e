import { notFound } from './errors';
import type { Principal } from './principal';

/** Limits a query to one store. Repositories of tenant tables require it. */
export interface StoreScope {
  readonly storeId: string;
}

/** A store and the user who acts for it. */
export interface StoreActor extends StoreScope {
  readonly userId: string;
}

/** The caller's store and user. Throws `notFound` for callers without a store. */
export const storeActor = (principal: Principal): StoreActor => ({
  ...requireStore(principal),
  userId: principal.userId,
});

/** The store that the caller owns or works for. Throws `notFound` for callers without one. */
export function requireStore(principal: Principal): StoreScope {
  if (principal.storeId === undefined) throw notFound('Your store');
  return { storeId: principal.storeId };
}

/** Limits a query to one shipping partner. */
export interface PartnerScope {
  readonly partnerId: string;
}

/** The shipping partner that the caller works for. Throws `notFound` for callers without one. */
export function requirePartner({ partnerId }: Principal): PartnerScope {
  if (partnerId === undefined) throw notFound('Your company');
  return { partnerId };
}

/** The calling customer, with an account or as a guest. Others get a visitor's prices. */
export const toCustomerId = (principal: Principal | undefined): string | undefined =>
  principal?.role === 'customer' ? principal.userId : undefined;
