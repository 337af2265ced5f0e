import { path } from '@market/web-kit/router/paths';

/** Every address of this app. Links and navigations take theirs from here. */
export const paths = {
  dashboard: path('/'),
  setUp: path('/set-up'),
  account: path('/account'),
  storeProfile: path('/store'),
  payouts: path('/payouts'),
  orders: { list: path('/orders'), detail: path('/orders/:id') },
  returns: { list: path('/returns'), detail: path('/returns/:id') },
  products: { list: path('/products'), create: path('/products/new'), edit: path('/products/:id') },
  coupons: { list: path('/coupons'), create: path('/coupons/new'), edit: path('/coupons/:id') },
  policies: { list: path('/policies'), create: path('/policies/new'), edit: path('/policies/:id') },
  testimonials: { list: path('/testimonials'), create: path('/testimonials/new'), edit: path('/testimonials/:id') },
  reviews: path('/reviews'),
  theme: path('/theme'),
  signIn: path('/sign-in'),
  signUp: path('/sign-up'),
  checkMail: path('/check-mail'),
  confirm: path('/confirm/:token'),
  forgot: path('/forgot'),
  reset: path('/reset/:token'),
};
