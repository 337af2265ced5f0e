import { path } from '@market/web-kit/router/paths';

export const paths = {
  dashboard: path('/'),
  setUp: path('/set-up'),
  account: path('/account'),
  notifications: path('/notifications'),
  storeProfile: path('/store'),
  storeHub: path('/store/hub'),
  staff: { list: path('/staff'), create: path('/staff/new'), edit: path('/staff/:id') },
  reports: path('/reports'),
  transactions: { list: path('/transactions'), detail: path('/transactions/:id') },
  invoices: { list: path('/invoices'), detail: path('/invoices/:id') },
  payouts: { list: path('/payouts'), statement: path('/payouts/:id/statement') },
  subscription: path('/subscription'),
  bank: { details: path('/bank'), change: path('/bank/change') },
  orders: { list: path('/orders'), papers: path('/orders/papers'), detail: path('/orders/:id') },
  returns: { list: path('/returns'), detail: path('/returns/:id') },
  products: {
    list: path('/products'),
    create: path('/products/new'),
    imports: path('/products/imports'),
    import: path('/products/imports/:id'),
    edit: path('/products/:id'),
  },
  coupons: { list: path('/coupons'), create: path('/coupons/new'), edit: path('/coupons/:id') },
  policies: { list: path('/policies'), create: path('/policies/new'), edit: path('/policies/:id') },
  testimonials: {
    list: path('/testimonials'),
    create: path('/testimonials/new'),
    edit: path('/testimonials/:id'),
  },
  reviews: path('/reviews'),
  questions: path('/questions'),
  theme: path('/theme'),
  signIn: path('/sign-in'),
  signUp: path('/sign-up'),
  checkEmail: path('/check-email'),
  confirm: path('/confirm/:token'),
  forgot: path('/forgot'),
  reset: path('/reset/:token'),
};

/** Paths in the shop, relative to its origin. */
export const shopPaths = {
  product: path('/products/:productId'),
};
