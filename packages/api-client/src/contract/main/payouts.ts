import {
  merchantPaymentsSchema,
  paymentStatsSchema,
  payoutActionSchema,
  payoutListQuery,
  payoutOrdersSchema,
  payoutSchema,
} from '@market/domain/payouts/payout';
import { pageOf, pageQuery } from '@market/domain/paging';
import { endpoint } from '../../kernel';
import { merchantPayouts, payoutDecisions, platformPayouts } from '../access';
import { texts } from '../texts';

/** The merchant's own balances and payouts. */
export const mine = endpoint({
  name: 'payouts.mine',
  method: 'GET',
  path: '/merchantReports/merchant/get-payments',
  ...merchantPayouts,
  query: payoutListQuery,
  data: merchantPaymentsSchema,
  failure: texts.paymentReport,
});

export const list = endpoint({
  name: 'payouts.list',
  method: 'GET',
  path: '/merchantReports/payments',
  ...platformPayouts,
  query: payoutListQuery,
  data: pageOf(payoutSchema),
  failure: texts.paymentReport,
});

/** Not in the spec: all orders of one payout. Merchants can get their own only. */
export const orders = endpoint({
  name: 'payouts.orders',
  method: 'GET',
  path: '/merchantReports/payments/:id/orders',
  ...payoutDecisions,
  query: pageQuery,
  data: payoutOrdersSchema,
  failure: texts.paymentReport,
});

/** Requests a payout, or approves one that somebody else requested. */
export const act = endpoint({
  name: 'payouts.act',
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
