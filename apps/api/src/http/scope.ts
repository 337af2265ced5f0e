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
