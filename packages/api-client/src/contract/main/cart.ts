import { addToCartSchema, cartSchema, removeFromCartSchema } from '@market/domain/carts/cart';
import { endpoint } from '../../kernel';
import { texts } from '../texts';

export const add = endpoint({
  name: 'cart.add',
  method: 'POST',
  path: '/cart/add-cart',
  access: ['customer'],
  body: addToCartSchema,
  data: cartSchema,
  failure: texts.wentWrong,
});

export const get = endpoint({
  name: 'cart.get',
  method: 'GET',
  path: '/cart/get-cart',
  access: ['customer'],
  data: cartSchema,
  failure: 'Could not get your cart. Try again later.',
});

export const remove = endpoint({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/cart/remove-cart',
  access: ['customer'],
  body: removeFromCartSchema,
  data: cartSchema,
  failure: texts.wentWrong,
});

/** Ours: a guest's cart lives in the browser; the server prices it. */
export const preview = endpoint({
  name: 'cart.preview',
  method: 'POST',
  path: '/cart/preview',
  access: 'public',
  body: addToCartSchema,
  data: cartSchema,
  failure: 'Could not get your cart. Try again later.',
});
