import { downloadLinkSchema } from '@market/domain/files';
import { pageQuerySchema } from '@market/domain/paging';
import { partnerPaymentsSchema, payoutSchema } from '@market/domain/payouts/payout';
import { statementSchema } from '@market/domain/payouts/statement';
import { endpoint } from '../../endpoint';
import { partnerOwner } from '../access';

/** Not in the spec: what the partner can be paid now, and its payouts. */
export const list = endpoint({
  ...partnerOwner,
  name: 'partnerPayouts.list',
  method: 'GET',
  path: '/partner/partner/payouts',
  query: pageQuerySchema,
  data: partnerPaymentsSchema,
  failure: 'Could not get your payouts. Try again later.',
});

/** Not in the spec: requests a payout of all past weeks' deliveries. The platform approves it. */
export const request = endpoint({
  ...partnerOwner,
  name: 'partnerPayouts.request',
  method: 'POST',
  path: '/partner/partner/payouts',
  data: payoutSchema,
  failure: 'Could not request the payout. Try again later.',
});

/** Not in the spec: the statement for a payout, with one page of its deliveries. */
export const statement = endpoint({
  ...partnerOwner,
  name: 'partnerPayouts.statement',
  method: 'GET',
  path: '/partner/partner/payouts/:id/statement',
  query: pageQuerySchema,
  data: statementSchema,
  failure: 'Could not get the statement. Try again later.',
});

/** Not in the spec: a URL to download a statement with all of its deliveries as CSV. */
export const statementLink = endpoint({
  ...partnerOwner,
  name: 'partnerPayouts.statementLink',
  method: 'GET',
  path: '/partner/partner/payouts/:id/statement/export',
  data: downloadLinkSchema,
  failure: 'Could not download the statement. Try again later.',
});
