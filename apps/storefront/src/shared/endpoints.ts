import { lazyEndpoints } from '@market/api-client/lazy-endpoint';

// Pages refer to endpoints without loading them. The document contains the first page's data, and
// the large schemas load with the first call. Forms import their endpoints directly, because they
// validate with the schemas.

export const accounts = lazyEndpoints(
  'accounts',
  () => import('@market/api-client/contract/main/accounts'),
);
export const addresses = lazyEndpoints(
  'addresses',
  () => import('@market/api-client/contract/main/addresses'),
);
export const auth = lazyEndpoints('auth', () => import('@market/api-client/contract/main/auth'));
export const cart = lazyEndpoints('cart', () => import('@market/api-client/contract/main/cart'));
export const catalogue = lazyEndpoints(
  'catalogue',
  () => import('@market/api-client/contract/main/catalogue'),
);
export const categories = lazyEndpoints(
  'categories',
  () => import('@market/api-client/contract/main/categories'),
);
export const checkout = lazyEndpoints(
  'checkout',
  () => import('@market/api-client/contract/main/checkout'),
);
export const follows = lazyEndpoints(
  'follows',
  () => import('@market/api-client/contract/main/follows'),
);
export const guests = lazyEndpoints(
  'guests',
  () => import('@market/api-client/contract/main/guests'),
);
export const locations = lazyEndpoints(
  'locations',
  () => import('@market/api-client/contract/shipping/locations'),
);
export const orders = lazyEndpoints(
  'orders',
  () => import('@market/api-client/contract/main/orders'),
);
export const payments = lazyEndpoints(
  'payments',
  () => import('@market/api-client/contract/root/payments'),
);
export const personalData = lazyEndpoints(
  'personalData',
  () => import('@market/api-client/contract/main/personal-data'),
);
export const policies = lazyEndpoints(
  'policies',
  () => import('@market/api-client/contract/main/policies'),
);
export const pricing = lazyEndpoints(
  'pricing',
  () => import('@market/api-client/contract/shipping/pricing'),
);
export const questions = lazyEndpoints(
  'questions',
  () => import('@market/api-client/contract/main/questions'),
);
export const returns = lazyEndpoints(
  'returns',
  () => import('@market/api-client/contract/main/returns'),
);
export const reviews = lazyEndpoints(
  'reviews',
  () => import('@market/api-client/contract/main/reviews'),
);
export const savedItems = lazyEndpoints(
  'savedItems',
  () => import('@market/api-client/contract/main/saved-items'),
);
/** Ends the session. The forms import the other endpoints of `auth` themselves. */
export const session = lazyEndpoints(
  'auth',
  () => import('@market/api-client/contract/main/session'),
);
export const stockAlerts = lazyEndpoints(
  'stockAlerts',
  () => import('@market/api-client/contract/main/stock-alerts'),
);
export const stores = lazyEndpoints(
  'stores',
  () => import('@market/api-client/contract/main/stores'),
);
export const systems = lazyEndpoints(
  'systems',
  () => import('@market/api-client/contract/main/systems'),
);
