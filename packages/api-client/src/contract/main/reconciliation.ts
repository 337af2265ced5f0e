import { downloadLinkSchema } from '@market/domain/files';
import { pageOf } from '@market/domain/paging';
import {
  reconciliationDaySchema,
  reconciliationDaysQuerySchema,
  reconciliationDetailSchema,
  reconciliationFilterSchema,
  reconciliationItemSchema,
  reconciliationPageSchema,
  reconciliationQuerySchema,
  reconciliationReasonSchema,
} from '@market/domain/reconciliation/reconciliation';
import { endpoint } from '../../endpoint';
import { platformPayouts, platformReports } from '../access';
import { texts } from '../texts';

const failure = 'Could not get the reconciliation. Try again later.';

/**
 * Not in the spec: payments, payouts and cash remittances, compared between the provider, the
 * ledger and the bank.
 */
export const list = endpoint({
  ...platformReports,
  name: 'reconciliation.list',
  method: 'GET',
  path: '/reconciliation',
  query: reconciliationQuerySchema,
  data: reconciliationPageSchema,
  failure,
});

/** Not in the spec: totals by Lagos day, newest first. */
export const days = endpoint({
  ...platformReports,
  name: 'reconciliation.days',
  method: 'GET',
  path: '/reconciliation/days',
  query: reconciliationDaysQuerySchema,
  data: pageOf(reconciliationDaySchema),
  failure,
});

/** Not in the spec: a URL to download a whole list as CSV. */
export const exportLink = endpoint({
  ...platformReports,
  name: 'reconciliation.exportLink',
  method: 'GET',
  path: '/reconciliation/export',
  query: reconciliationFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the reconciliation. Try again later.',
});

/** Not in the spec: one payment, payout or remittance. */
export const byReference = endpoint({
  ...platformReports,
  name: 'reconciliation.byReference',
  method: 'GET',
  path: '/reconciliation/items/:reference',
  data: reconciliationDetailSchema,
  failure,
});

const actionOptions = {
  ...platformPayouts,
  method: 'POST',
  data: reconciliationItemSchema,
  failure: texts.updateFailed,
} as const;

/** Not in the spec: records in the ledger the fee that the provider charged at settlement. */
export const correctFee = endpoint({
  ...actionOptions,
  name: 'reconciliation.correctFee',
  path: '/reconciliation/items/:reference/correct-fee',
  body: reconciliationReasonSchema,
});

/** Not in the spec: marks a difference as explained until its amount changes. */
export const explain = endpoint({
  ...actionOptions,
  name: 'reconciliation.explain',
  path: '/reconciliation/items/:reference/explain',
  body: reconciliationReasonSchema,
});

/**
 * Not in the spec: asks the provider about a payment that the ledger does not contain. The payment
 * becomes an order or is refunded as a late payment.
 */
export const check = endpoint({
  ...actionOptions,
  name: 'reconciliation.check',
  path: '/reconciliation/items/:reference/check',
});
