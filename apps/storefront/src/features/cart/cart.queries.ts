import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import type { CartItemInput } from '@market/domain/carts/cart';
import { cart } from '../../shared/endpoints';

export const accountCartQuery = (api: Queries) => api.query(cart('get'));

/** The items of a checkout: the given items, or the account's cart. */
export const checkoutItemsQuery = (api: Queries, items: CartItemInput[] | undefined) =>
  items ? api.query(cart('preview'), { body: { items } }) : api.query(cart('get'));

/** A guest's cart, priced by the server. */
export const guestCartQuery = (api: Queries, items: CartItemInput[]) => ({
  ...api.query(cart('preview'), { body: { items } }),
  placeholderData: keepPreviousData,
});
