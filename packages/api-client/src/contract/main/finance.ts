import { downloadLinkSchema } from '@market/domain/files';
import {
  financeExportQuerySchema,
  financeOrderDetailSchema,
  financeOrderSchema,
  financeOrdersQuerySchema,
  financeReportQuerySchema,
  paymentReportSchema,
  storeReportSchema,
} from '@market/domain/finance/finance-report';
import { pageOf } from '@market/domain/paging';
import { endpoint } from '../../endpoint';
import { platformReports } from '../access';

const reportOptions = {
  method: 'GET',
  ...platformReports,
  query: financeReportQuerySchema,
  failure: 'Error getting finance report',
} as const;

/** Paid orders, by store. */
export const sar = endpoint({
  ...reportOptions,
  name: 'finance.sar',
  path: '/financeOperations/sar',
  data: storeReportSchema,
});

/** Paid orders that are not delivered, by store. */
export const ndsr = endpoint({
  ...reportOptions,
  name: 'finance.ndsr',
  path: '/financeOperations/ndsr',
  data: storeReportSchema,
});

/** Payments for orders that are not delivered. */
export const ondpr = endpoint({
  ...reportOptions,
  name: 'finance.ondpr',
  path: '/financeOperations/ondpr',
  data: paymentReportSchema,
});

/** Payments for delivered orders. */
export const odpr = endpoint({
  ...reportOptions,
  name: 'finance.odpr',
  path: '/financeOperations/odpr',
  data: paymentReportSchema,
});

/** Not in the spec: the orders of a report, newest first. */
export const orders = endpoint({
  ...reportOptions,
  name: 'finance.orders',
  path: '/financeOperations/orders',
  query: financeOrdersQuerySchema,
  data: pageOf(financeOrderSchema),
});

/** Not in the spec: an order's split and its ledger entries. */
export const order = endpoint({
  name: 'finance.order',
  method: 'GET',
  path: '/financeOperations/orders/:id',
  ...platformReports,
  data: financeOrderDetailSchema,
  failure: 'Error getting finance report',
});

/** Not in the spec: a URL to download a whole report as CSV. */
export const exportLink = endpoint({
  name: 'finance.exportLink',
  method: 'GET',
  path: '/financeOperations/export',
  ...platformReports,
  query: financeExportQuerySchema,
  data: downloadLinkSchema,
  failure: 'Could not export the report. Try again later.',
});
