import * as z from 'zod/mini';
import {
  addToCartSchema,
  cartItemSchema,
  cartSchema,
  removeFromCartSchema,
} from '@market/domain/carts/cart';
import { money } from '@market/domain/money.schema';
import { endpoint } from '../../endpoint';
import { withSpecFields } from '../with-spec-fields';
import { texts } from '../texts';

/** Spec section 3, cart item. */
const specItemFields = {
  pricing: z.array(z.object({ sellingPrice: money, price: money })),
  productVariant: z.object({ quantity: z.optional(z.int()) }),
};

const cartWithSpecFields = z.extend(cartSchema, {
  cartItemsList: z.array(
    withSpecFields(cartItemSchema, specItemFields, ({ unitPrice, listPrice, available }) => ({
      pricing: [{ sellingPrice: unitPrice, price: listPrice }],
      productVariant: { quantity: available },
    })),
  ),
});

export const add = endpoint({
  name: 'cart.add',
  method: 'POST',
  path: '/cart/add-cart',
  access: ['customer'],
  body: addToCartSchema,
  data: cartWithSpecFields,
  failure: texts.wentWrong,
});

export const get = endpoint({
  name: 'cart.get',
  method: 'GET',
  path: '/cart/get-cart',
  access: ['customer'],
  data: cartWithSpecFields,
  failure: 'Could not get your cart. Try again later.',
});

export const remove = endpoint({
  name: 'cart.remove',
  method: 'DELETE',
  path: '/cart/remove-cart',
  access: ['customer'],
  body: removeFromCartSchema,
  data: cartWithSpecFields,
  failure: texts.wentWrong,
});

/** Not in the spec: prices a guest's cart, which is stored in the browser. */
export const preview = endpoint({
  name: 'cart.preview',
  method: 'POST',
  path: '/cart/preview',
  access: 'public',
  body: addToCartSchema,
  data: cartWithSpecFields,
  failure: 'Could not get your cart. Try again later.',
});
