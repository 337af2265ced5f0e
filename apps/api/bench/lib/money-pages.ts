import { list, month, rare, year, type AdminPage } from './admin-page';

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

/** A list of reconciled items: its pages, and each kind of search. */
const reconciliation = (name: string, period: string): AdminPage[] =>
  list(
    `reconciliation, ${name}`,
    '/reconciliation',
    {
      'a reference': ({ reference }) => `list=${name}&${period}&search=${reference}`,
      'the start of references': `list=${name}&${period}&search=pay-`,
      'a store’s name': `list=${name}&${period}&search=Tembo%20Yard`,
      'a text without matches': `list=${name}&${period}&search=${rare}`,
    },
    `&list=${name}&${period}`,
  );

/** The requests for payments, payouts, reports, reconciliation and cash. */
export const moneyPages: readonly AdminPage[] = [
  ...list('transactions', '/transactions/admin/gettransactions', {
    'a month': month,
    'a reference': ({ reference }) => `search=${reference}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
    'from the middle': ({ orderId }) =>
      `after=${new Date(Date.now() - 182 * 86_400_000).toISOString()}_${orderId}`,
  }),
  {
    name: 'transaction',
    path: ({ transactionId }) => `/transactions/admin/getonetransaction/${transactionId}`,
  },
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
  {
    name: 'orders of a payout',
    path: ({ payoutId }) => `/merchantReports/payments/${payoutId}/orders?limit=20`,
  },
  {
    name: 'statement of a payout',
    path: ({ payoutId }) => `/merchantReports/payments/${payoutId}/statement?limit=20`,
  },
  {
    name: 'statement of a partner’s payout',
    path: ({ partnerPayoutId }) =>
      `/merchantReports/payments/${partnerPayoutId}/statement?limit=20`,
  },
  { name: 'payout sums', path: '/merchantReports/admin/get-payment-stat' },
  { name: 'payable stores', path: '/merchantReports/payable?limit=20' },
  { name: 'payouts, CSV', path: '/merchantReports/export', isDownload: true },
  ...list('disputes', '/disputes', {
    open: 'status=open',
    'a status': 'status=lost',
    'a reference': ({ reference }) => `search=${reference}`,
    'a common name': 'search=ngozi',
    'a text without matches': `search=${rare}`,
  }),
  { name: 'dispute', path: ({ disputeId }) => `/disputes/${disputeId}` },
  ...list('payment events', '/payment-events', {
    open: 'status=open',
    processed: 'status=processed',
    'a reference': ({ reference }) => `search=${reference}`,
    'a common word': 'search=charge',
    'a text without matches': `search=${rare}`,
  }),
  { name: 'payment event', path: ({ eventId }) => `/payment-events/${eventId}` },
  ...list('subscription income', '/subscriptions/admin/income', {
    'a month': month,
    'a year': year,
    'a plan': 'planId=growth',
    'a status': 'status=active',
    'a name': 'search=Depot%201',
  }),
  {
    name: 'subscription of a store',
    path: ({ subscriberId }) => `/subscriptions/admin/stores/${subscriberId}`,
  },
  ...reconciliation('unmatched', year),
  ...reconciliation('waiting', month),
  ...reconciliation('matched', year),
  ...reconciliation('explained', year),
  ...reconciliation('late', year),
  {
    name: 'reconciliation, matched, a month',
    path: `/reconciliation?list=matched&limit=20&${month}`,
  },
  {
    name: 'reconciliation, a payment',
    path: ({ reference }) => `/reconciliation/items/${reference}`,
  },
  { name: 'reconciliation, a payout', path: '/reconciliation/items/payout-0' },
  {
    name: 'reconciliation, a remittance',
    path: ({ remittanceId }) => `/reconciliation/items/${remittanceId}`,
  },
  { name: 'reconciliation by day', path: `/reconciliation/days?limit=20&${year}`, isPaged: true },
  {
    name: 'reconciliation, CSV',
    path: `/reconciliation/export?list=matched&${month}`,
    isDownload: true,
  },
  { name: 'cash holders', path: '/merchantReports/cash/holders?limit=100' },
  { name: 'cash holders, a name', path: '/merchantReports/cash/holders?limit=100&search=arewa' },
  ...list('remittances', '/merchantReports/cash/remittances', {
    waiting: 'status=waiting',
    confirmed: 'status=confirmed',
    refused: 'status=refused',
    'a bank reference': 'search=TRF-1',
    'a name': 'search=arewa',
    'a text without matches': `search=${rare}`,
  }),
  ...reports,
  {
    name: 'orders of a store in sar',
    path: ({ storeId }) => `${finance}/orders?report=sar&${year}&storeId=${storeId}&limit=20`,
  },
  { name: 'finances of an order', path: ({ orderId }) => `${finance}/orders/${orderId}` },
];
