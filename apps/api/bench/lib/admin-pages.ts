import { days, list, rare, today, year, type AdminPage } from './admin-page';
import { moneyPages } from './money-pages';

const orders = '/ordertracking/admin/view-all-orders';

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
  { name: 'messages about an order', path: ({ orderId }) => `${orders}/${orderId}/messages` },
  ...list('orders at hubs', '/ordertracking/admin/voltmarthub-orders', {
    'a hub': ({ hubId }) => `hubId=${hubId}`,
    'a status': 'status=completed',
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  {
    name: 'riders and their plans',
    path: `/orderassignment/scheduler/riders?kind=partner&limit=20&from=${today}`,
  },
  ...list('returns', '/returns/all-order-returns', {
    'a status': 'status=refunded',
    'an open status': 'status=received',
    refunds: 'refund=true',
    'a return’s name': ({ returnName }) => `search=${returnName}`,
    'a text of old returns': 'search=RT-1',
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  { name: 'return', path: ({ returnId }) => `/returns/get-one-order-returns/${returnId}` },
  ...list('refunds', '/refunds', {
    failed: 'status=failed',
    'a status': 'status=sent',
    'an order’s name': ({ orderName }) => `search=${orderName}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  ...list('merchants', '/auth/userdata/getallmerchants', {
    'a status': 'status=live',
    'by name': 'sort=name',
    'by last login': 'sort=lastLogin',
    'a name': 'search=ada',
    'a common name': 'search=Depot',
    'a common merchant': 'search=ojo',
    'a text without matches': `search=${rare}`,
  }),
  {
    name: 'figures of a store',
    path: ({ storeId }) => `/storeapproval/admin/store-figures/${storeId}`,
  },
  {
    name: 'merchant',
    path: ({ merchantId }) => `/auth/userdata/merchant-store-data/${merchantId}`,
  },
  {
    name: 'sales of a store',
    path: ({ storeId }) => `/dashboard/admin/store-sales/${storeId}?${year}`,
  },
  ...list('stores', '/storeapproval/admin/get-stores', {
    pending: 'status=pending',
    'a name': 'search=Depot',
  }),
  ...list('approved stores', '/storeapproval/admin/get-approved-stores', {
    'a name': 'search=Depot',
  }),
  {
    name: 'application of a store',
    path: ({ applicantId }) => `/storeapproval/admin/get-one-store/${applicantId}`,
  },
  ...list('hub applications', '/storeprofile/hub-stores'),
  ...list('stores with a hub', '/storeprofile/approved-hub-stores', { 'a name': 'search=Depot' }),
  ...list('products', '/products/admin/getallproducts', {
    pending: 'approvalStatus=pending',
    approved: 'approvalStatus=approved',
    rejected: 'approvalStatus=rejected',
    'a name': 'search=hybrid%20inverter',
    'a store’s name': 'search=Tembo%20Yard',
    'a text without matches': `search=${rare}`,
  }),
  {
    name: 'product',
    path: ({ productId }) => `/products/admin-getone-product/${productId}`,
  },
  {
    name: 'history of a product',
    path: ({ productId }) => `/products/admin-getone-product/${productId}/history`,
  },
  { name: 'categories', path: '/category-tree' },
  {
    name: 'attributes of a category',
    path: ({ categoryId }) => `/category-tree/${categoryId}/attributes`,
  },
  { name: 'promotions', path: '/products/admin/promotions' },
  { name: 'official outlets', path: '/products/admin/official-outlets' },
  ...list('questions', '/questions/all', {
    open: 'state=open',
    answered: 'state=answered',
    'a common word': 'search=generator',
    'a text without matches': `search=${rare}`,
  }),
  ...list('people', '/auth/admin/all-admins', {
    admins: 'role=admin',
    active: 'role=admin&status=active',
    'a permission': 'role=admin&resource=orders',
    'a name': 'search=sule',
  }),
  { name: 'person', path: ({ adminId }) => `/auth/admin/${adminId}` },
  { name: 'approvers', path: '/storeapproval/admin/get-hubstore-approvers' },
  ...list('staff of stores', '/storestaff/getall-staff', {
    'a store': ({ storeId }) => `storeId=${storeId}`,
    'a name': 'search=danjuma',
    'a text without matches': `search=${rare}`,
  }),
  ...list('partners', '/partner/admin/partners', {
    onboarded: 'status=onboarded',
    'a name': 'search=arewa',
  }),
  { name: 'partner', path: ({ partnerId }) => `/partner/admin/partners/${partnerId}` },
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
  {
    name: 'inbox, a payout',
    path: ({ pendingPayoutId }) => `/admin/inbox/item?kind=payout&id=${pendingPayoutId}`,
  },
  {
    name: 'inbox, a remittance',
    path: ({ remittanceId }) => `/admin/inbox/item?kind=remittance&id=${remittanceId}`,
  },
  { name: 'inbox, last decisions', path: '/admin/inbox/recent' },
  ...list('notifications', '/notifications'),
  { name: 'notifications, unread', path: '/notifications/unread' },
  ...moneyPages,
  {
    name: 'command palette, an order',
    path: ({ orderName }) => `/ordertracking/search-orders?search=${orderName}`,
  },
  { name: 'command palette, a name', path: '/ordertracking/search-orders?search=ngozi' },
  { name: 'command palette, two letters', path: '/ordertracking/search-orders?search=ng' },
  { name: 'health', path: '/platform-health' },
];
