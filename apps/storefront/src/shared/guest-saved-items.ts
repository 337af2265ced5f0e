import { isCartItemInput } from '@market/domain/carts/is-cart-item-input';
import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import { createStoredValue, isListOf } from './stored-value';

export const MAX_GUEST_SAVED_ITEMS = 100;

const isItem = (value: unknown): value is SavedItemInput =>
  isCartItemInput(value) &&
  (!('unitPrice' in value) ||
    (typeof value.unitPrice === 'number' && Number.isInteger(value.unitPrice)));

const isItems = (value: unknown): value is SavedItemInput[] =>
  isListOf(value, isItem, MAX_GUEST_SAVED_ITEMS);

/**
 * The items that a shopper without an account has saved, newest first, with the prices at that time
 * in kobo.
 */
export const guestSavedItems = createStoredValue<SavedItemInput[]>('storefront_saved', isItems, []);
