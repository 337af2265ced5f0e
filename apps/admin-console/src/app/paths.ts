import { path } from '@market/web-kit/router/paths';

export const paths = {
  overview: path('/'),
  account: path('/account'),
  notifications: path('/notifications'),
  stores: { list: path('/stores'), detail: path('/stores/:id') },
  /** The URL of a merchant's page contains the id of its store. */
  merchants: { list: path('/merchants'), detail: path('/merchants/:id') },
  hubs: path('/hubs'),
  questions: path('/questions'),
  paymentCategories: path('/payment-categories'),
  categories: {
    list: path('/categories'),
    detail: path('/categories/:id'),
    merge: path('/categories/:id/merge'),
  },
  products: {
    list: path('/products'),
    add: path('/products/new'),
    detail: path('/products/:id'),
  },
  curation: {
    promotions: path('/curation'),
    outlets: path('/curation/outlets'),
    system: path('/curation/system'),
  },
  orders: {
    list: path('/orders'),
    detail: path('/orders/:id'),
    assign: path('/orders/:id/assign'),
  },
  returns: { list: path('/returns'), detail: path('/returns/:id') },
  refunds: path('/refunds'),
  cash: path('/cash'),
  payouts: {
    list: path('/payouts'),
    create: path('/payouts/new'),
    /** The API has no endpoint for one payout, so the page searches the list for its reference. */
    detail: path('/payouts/:reference'),
    statement: path('/payouts/:id/statement'),
  },
  transactions: { list: path('/transactions'), detail: path('/transactions/:id') },
  finance: {
    reports: path('/finance'),
    order: path('/finance/orders/:id'),
  },
  reconciliation: { list: path('/reconciliation'), detail: path('/reconciliation/:reference') },
  subscriptions: { list: path('/subscriptions'), detail: path('/subscriptions/:id') },
  disputes: { list: path('/disputes'), detail: path('/disputes/:id') },
  paymentEvents: { list: path('/payment-events'), detail: path('/payment-events/:id') },
  people: {
    list: path('/people'),
    create: path('/people/new'),
    createApprover: path('/people/new-approver'),
    storeStaff: path('/people/store-staff'),
    detail: path('/people/:id'),
    edit: path('/people/:id/edit'),
  },
  partners: {
    list: path('/partners'),
    create: path('/partners/new'),
    detail: path('/partners/:id'),
  },
  shipping: {
    prices: path('/shipping'),
    zones: path('/shipping/zones'),
    vehicles: path('/shipping/vehicles'),
    discounts: path('/shipping/discounts'),
    calculator: path('/shipping/calculator'),
  },
  audit: path('/audit'),
  health: path('/health'),
  signIn: path('/sign-in'),
  forgot: path('/forgot'),
  reset: path('/reset/:token'),
};

export const shopPaths = {
  product: path('/products/:productId'),
  store: path('/stores/:slug'),
};
