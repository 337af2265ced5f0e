import * as z from 'zod/mini';
import { pageOf, pageQuerySchema } from '@market/domain/paging';
import {
  cartToSavedSchema,
  savedItemRemovalSchema,
  savedItemSchema,
  savedPreviewSchema,
  savedToCartSchema,
  newSavedItemsSchema,
} from '@market/domain/saved-items/saved-item';
import { endpoint } from '../../endpoint';
import { texts } from '../texts';
import { wholeList } from '../whole-list';

const savedProductIds = wholeList(z.string());

const readOptions = {
  access: ['customer'],
  failure: 'Could not get your saved products. Try again later.',
} as const;
const changeOptions = {
  access: ['customer'],
  data: savedProductIds,
  failure: texts.wentWrong,
} as const;

// Not in the spec: saved items of customers.

/** The customer's saved items, newest first, at current prices. */
export const list = endpoint({
  ...readOptions,
  name: 'savedItems.list',
  method: 'GET',
  path: '/saved-items',
  query: pageQuerySchema,
  data: pageOf(savedItemSchema),
});

/** The ids of all saved products, to mark them on product cards. */
export const ids = endpoint({
  ...readOptions,
  name: 'savedItems.ids',
  method: 'GET',
  path: '/saved-items/ids',
  data: savedProductIds,
});

/** Saves products, or merges a guest's list into the customer's. */
export const add = endpoint({
  ...changeOptions,
  name: 'savedItems.add',
  method: 'POST',
  path: '/saved-items',
  body: newSavedItemsSchema,
});

export const remove = endpoint({
  ...changeOptions,
  name: 'savedItems.remove',
  method: 'DELETE',
  path: '/saved-items',
  body: savedItemRemovalSchema,
});

/** Moves cart lines to the list of saved items, with their variants and quantities. */
export const fromCart = endpoint({
  ...changeOptions,
  name: 'savedItems.fromCart',
  method: 'POST',
  path: '/saved-items/from-cart',
  body: cartToSavedSchema,
});

/** Moves a saved item to the cart, with variant and quantity. 409 when it cannot be bought. */
export const toCart = endpoint({
  ...changeOptions,
  name: 'savedItems.toCart',
  method: 'POST',
  path: '/saved-items/to-cart',
  body: savedToCartSchema,
});

/** Prices a guest's list, which is stored in the browser, and keeps its order. */
export const preview = endpoint({
  name: 'savedItems.preview',
  method: 'POST',
  path: '/saved-items/preview',
  access: 'public',
  body: savedPreviewSchema,
  data: pageOf(savedItemSchema),
  failure: readOptions.failure,
});
