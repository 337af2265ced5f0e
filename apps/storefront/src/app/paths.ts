import { path } from '@market/web-kit/router/paths';

/** Every address of the shop. */
export const paths = {
  home: path('/'),
  products: path('/products'),
  product: path('/products/:productId'),
  categories: path('/categories'),
  category: path('/c/:categoryId'),
  stores: path('/stores'),
  place: path('/deliver-to'),
  cart: path('/cart'),
  signIn: path('/sign-in'),
  signUp: path('/sign-up'),
  confirm: path('/confirm/:token'),
  forgot: path('/forgot-password'),
  reset: path('/reset/:token'),
  checkout: path('/checkout'),
  checkoutNewAddress: path('/checkout/addresses/new'),
  checkoutAddress: path('/checkout/addresses/:addressId'),
  checkoutReturn: path('/checkout/return'),
  account: path('/account'),
  addresses: path('/account/addresses'),
  newAddress: path('/account/addresses/new'),
  address: path('/account/addresses/:addressId'),
  orders: path('/orders'),
  order: path('/orders/:orderId'),
} as const;
