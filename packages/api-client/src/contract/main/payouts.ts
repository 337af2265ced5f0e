import { downloadLinkSchema } from '@market/domain/files';
import {
  merchantPaymentsSchema,
  payableSchema,
  paymentStatsSchema,
  payoutActionSchema,
  payoutFilterSchema,
  payoutListQuerySchema,
  payoutOrdersSchema,
  payoutSchema,
  platformPayoutQuerySchema,
} from '@market/domain/payouts/payout';
import { statementSchema } from '@market/domain/payouts/statement';
import { pageOf, pageQuerySchema, searchQuerySchema } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { merchantPayouts, payoutDecisions, platformPayouts } from '../access';
import { texts } from '../texts';

export const mine = endpoint({
  name: 'payouts.mine',
  method: 'GET',
  path: '/merchantReports/merchant/get-payments',
  ...merchantPayouts,
  query: payoutListQuerySchema,
  data: merchantPaymentsSchema,
  failure: texts.paymentReport,
});

export const list = endpoint({
  name: 'payouts.list',
  method: 'GET',
  path: '/merchantReports/payments',
  ...platformPayouts,
  query: platformPayoutQuerySchema,
  data: pageOf(payoutSchema),
  failure: texts.paymentReport,
});

/** Not in the spec: all orders of one payout. Merchants can only read their own payouts. */
export const orders = endpoint({
  name: 'payouts.orders',
  method: 'GET',
  path: '/merchantReports/payments/:id/orders',
  ...payoutDecisions,
  query: pageQuerySchema,
  data: payoutOrdersSchema,
  failure: texts.paymentReport,
});

/** Not in the spec: a payout's statement, with one page of its orders. */
export const statement = endpoint({
  name: 'payouts.statement',
  method: 'GET',
  path: '/merchantReports/payments/:id/statement',
  ...payoutDecisions,
  query: pageQuerySchema,
  data: statementSchema,
  failure: texts.paymentReport,
});

/** Not in the spec: a URL to download a statement with all of its orders as CSV. */
export const statementLink = endpoint({
  name: 'payouts.statementLink',
  method: 'GET',
  path: '/merchantReports/payments/:id/statement/export',
  ...payoutDecisions,
  data: downloadLinkSchema,
  failure: 'Could not download the statement. Try again later.',
});

/** Not in the spec: the stores and shipping partners that a payment report can be created for. */
export const payable = endpoint({
  name: 'payouts.payable',
  method: 'GET',
  path: '/merchantReports/payable',
  ...platformPayouts,
  query: searchQuerySchema,
  data: pageOf(payableSchema),
  failure: texts.paymentReport,
});

/** Not in the spec: a URL to download the whole filtered list as CSV. */
export const exportLink = endpoint({
  name: 'payouts.exportLink',
  method: 'GET',
  path: '/merchantReports/export',
  ...platformPayouts,
  query: payoutFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the payment reports. Try again later.',
});

/** Requests a payout, or approves one that someone else requested. */
export const createOrApprove = endpoint({
  name: 'payouts.createOrApprove',
  method: 'PATCH',
  path: '/merchantReports/create-report',
  ...payoutDecisions,
  body: payoutActionSchema,
  data: payoutSchema,
  failure: texts.updatePaymentReport,
});

export const stats = endpoint({
  name: 'payouts.stats',
  method: 'GET',
  path: '/merchantReports/admin/get-payment-stat',
  ...platformPayouts,
  data: paymentStatsSchema,
  failure: texts.paymentReport,
});
