import { useEffect } from 'react';
import { createStoredValue, isListOf, isText } from './stored-value';

const MAX_RECENT_PRODUCTS = 8;

const isIds = (value: unknown): value is string[] =>
  isListOf(value, (id) => isText(id, 64), MAX_RECENT_PRODUCTS);

/** Ids of recently viewed products in this browser, newest first. */
export const recentProducts = createStoredValue<string[]>('storefront_recent', isIds, []);

export function rememberProduct(id: string): void {
  const ids = recentProducts.get();
  if (ids[0] !== id)
    recentProducts.set([id, ...ids.filter((each) => each !== id)].slice(0, MAX_RECENT_PRODUCTS));
}

/** Remembers the product on the current page, once it is known to exist. */
export const useRememberProduct = (id: string | undefined): void =>
  useEffect(() => {
    if (id !== undefined) rememberProduct(id);
  }, [id]);
