import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { AdminWorkload } from '../fill-admin';

type Request = string | ((admin: AdminWorkload) => string);

/** One request from the admin console. */
export interface AdminPage {
  readonly name: string;
  readonly path: Request;
  /** Also measures the page in the middle and the last page of the counted matches. */
  readonly isPaged?: boolean;
  /** The response is a download link. The first part of that download is measured too. */
  readonly isDownload?: boolean;
}

const today = lagosDate(new Date());
const days = (from: string, to: string, length: number): string =>
  `${from}=${addDays(today, 1 - length)}&${to}=${today}`;
const month = days('startDate', 'endDate', 30);
const year = days('startDate', 'endDate', 365);
const rare = 'zebra';

/**
 * The requests for one list: the unfiltered list with its deep pages, and the list with each filter
 * that its screen offers.
 */
const list = (
  name: string,
  base: string,
  filters: Readonly<Record<string, Request>> = {},
  first = '',
): AdminPage[] => [
  { name, path: `${base}?limit=20${first}`, isPaged: true },
  ...Object.entries(filters).map(([filter, query]) => ({
    name: `${name}, ${filter}`,
    path: (admin: AdminWorkload) =>
      `${base}?limit=20&${typeof query === 'string' ? query : query(admin)}`,
  })),
];

const orders = '/ordertracking/admin/view-all-orders';
const finance = '/financeOperations';

const reports = (['sar', 'ndsr', 'ondpr', 'odpr'] as const).flatMap((report): AdminPage[] => [
  { name: `${report}, a year`, path: `${finance}/${report}?limit=20&${year}`, isPaged: true },
  { name: `${report}, a month`, path: `${finance}/${report}?limit=20&${month}` },
  { name: `${report}, all days`, path: `${finance}/${report}?limit=20` },
  {
    name: `${report}, a year of a store`,
    path: ({ storeId }) => `${finance}/${report}?limit=20&${year}&storeId=${storeId}`,
  },
  {
    name: `${report}, an order’s name`,
    path: ({ orderName }) => `${finance}/${report}?limit=20&${year}&search=${orderName}`,
  },
  {
    name: `${report}, a store’s name`,
    path: `${finance}/${report}?limit=20&${year}&search=Yard%203`,
  },
  {
    name: `${report}, CSV of a year`,
    path: `${finance}/export?report=${report}&${year}`,
    isDownload: true,
  },
]);

/** Every list, filter and report of the admin console. */
export const adminPages: readonly AdminPage[] = [
  ...list('orders', orders, {
    'a status': 'status=completed',
    'an open status': 'status=ready_for_pickup',
    'not assigned': 'assignment=unassigned',
    accepted: 'assignment=accepted',
    'a store': ({ storeId }) => `storeId=${storeId}`,
    'a month': days('from', 'to', 30),
    'an order’s name': ({ orderName }) => `search=${orderName}`,
    'a common name': 'search=ngozi',
    'a product': 'search=hybrid%20inverter',
    'a store’s name': 'search=Tembo%20Yard',
    'a text without matches': `search=${rare}`,
  }),
  ...list('waiting orders', '/ordertracking/admin/view-orders', {
    'a common name': 'search=ngozi',
  }),
  { name: 'order statuses', path: '/orders/order-status?orderType=all' },
  {
    name: 'order',
    path: ({ orderId }) => `${orders}/${orderId}`,
  },
  ...list('transactions', '/transactions/admin/gettransactions', {
    'a month': month,
    'a reference': ({ reference }) => `search=${reference}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
    'from the middle': ({ orderId }) =>
      `after=${new Date(Date.now() - 182 * 86_400_000).toISOString()}_${orderId}`,
  }),
  {
    name: 'transactions, CSV',
    path: '/transactions/admin/export',
    isDownload: true,
  },
  ...list('payouts', '/merchantReports/payments', {
    'a status': 'status=processed',
    'an open status': 'status=pending',
    'a reference': 'search=payout-0',
    'the start of references': 'search=payout-1',
    'a store’s name': 'search=Tembo%20Yard',
    'a text without matches': `search=${rare}`,
  }),
  { name: 'payout sums', path: '/merchantReports/admin/get-payment-stat' },
  { name: 'payable stores', path: '/merchantReports/payable?limit=20' },
  { name: 'payouts, CSV', path: '/merchantReports/export', isDownload: true },
  ...list('returns', '/returns/all-order-returns', {
    'a status': 'status=refunded',
    'an open status': 'status=received',
    refunds: 'refund=true',
    'a return’s name': ({ returnName }) => `search=${returnName}`,
    'a text of old returns': 'search=RT-1',
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  ...list('refunds', '/refunds', {
    failed: 'status=failed',
    'a status': 'status=sent',
    'an order’s name': ({ orderName }) => `search=${orderName}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  ...list('disputes', '/disputes', {
    open: 'status=open',
    'a status': 'status=lost',
    'a reference': ({ reference }) => `search=${reference}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  ...list('merchants', '/auth/userdata/getallmerchants', {
    'a status': 'status=live',
    'by name': 'sort=name',
    'by last login': 'sort=lastLogin',
    'a name': 'search=ada',
    'a text without matches': `search=${rare}`,
  }),
  {
    name: 'figures of a store',
    path: ({ storeId }) => `/storeapproval/admin/store-figures/${storeId}`,
  },
  ...list('stores', '/storeapproval/admin/get-stores', {
    pending: 'status=pending',
    'a name': 'search=Depot',
  }),
  ...list('products', '/products/admin/getallproducts', {
    pending: 'approvalStatus=pending',
    approved: 'approvalStatus=approved',
    rejected: 'approvalStatus=rejected',
    'a name': 'search=hybrid%20inverter',
    'a store’s name': 'search=Tembo%20Yard',
    'a text without matches': `search=${rare}`,
  }),
  ...list('people', '/auth/admin/all-admins', {
    admins: 'role=admin',
    active: 'role=admin&status=active',
    'a permission': 'role=admin&resource=orders',
    'a name': 'search=sule',
  }),
  ...list('audit log', '/audit', {
    'a kind of record': 'subject=payout',
    'an unused kind of record': 'subject=promotion',
    'an action': 'action=payout.approved',
    'an unused action': 'action=promotion.deleted',
    'a person': ({ adminId }) => `actorId=${adminId}`,
    'a month': days('from', 'to', 30),
    'an order’s name': ({ orderName }) => `search=${orderName}`,
    'a common name': 'search=sule',
    'a text without matches': `search=${rare}`,
  }),
  { name: 'audit log, CSV', path: '/audit/export', isDownload: true },
  {
    name: 'history of an order',
    path: ({ orderId }) => `/audit/history?subject=order&subjectId=${orderId}`,
  },
  ...list('inbox', '/admin/inbox', {
    orders: 'kind=order',
    'by value': 'sort=value',
    'by age': 'sort=age',
  }),
  { name: 'inbox, counts', path: '/admin/inbox?limit=1' },
  { name: 'inbox, last decisions', path: '/admin/inbox/recent' },
  ...list('notifications', '/notifications'),
  { name: 'notifications, unread', path: '/notifications/unread' },
  ...list('payment events', '/payment-events', {
    open: 'status=open',
    processed: 'status=processed',
    'a reference': ({ reference }) => `search=${reference}`,
    'a common word': 'search=charge',
    'a text without matches': `search=${rare}`,
  }),
  ...reports,
  {
    name: 'orders of a store in sar',
    path: ({ storeId }) => `${finance}/orders?report=sar&${year}&storeId=${storeId}&limit=20`,
  },
  { name: 'finances of an order', path: ({ orderId }) => `${finance}/orders/${orderId}` },
  {
    name: 'command palette, an order',
    path: ({ orderName }) => `/ordertracking/search-orders?search=${orderName}`,
  },
  { name: 'command palette, a name', path: '/ordertracking/search-orders?search=ngozi' },
  { name: 'command palette, two letters', path: '/ordertracking/search-orders?search=ng' },
  { name: 'health', path: '/platform-health' },
];
