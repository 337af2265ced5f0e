import {
  partnerEarningPageSchema,
  partnerEarningsQuerySchema,
  partnerEarningsSummarySchema,
} from '@market/domain/shipping/partner-earnings';
import { endpoint } from '../../endpoint';
import { partnerOwner } from '../access';

/** Not in the spec: what the partner is owed, and what it earned each week. */
export const summary = endpoint({
  ...partnerOwner,
  name: 'partnerEarnings.summary',
  method: 'GET',
  path: '/partner/partner/earnings/summary',
  data: partnerEarningsSummarySchema,
  failure: 'Could not get your earnings. Try again later.',
});

/** Not in the spec: the deliveries of one week, latest first. */
export const list = endpoint({
  ...partnerOwner,
  name: 'partnerEarnings.list',
  method: 'GET',
  path: '/partner/partner/earnings',
  query: partnerEarningsQuerySchema,
  data: partnerEarningPageSchema,
  failure: 'Could not get your deliveries. Try again later.',
});
