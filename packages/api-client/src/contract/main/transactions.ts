import {
  invoiceListQuerySchema,
  invoicePageSchema,
  invoiceSchema,
} from '@market/domain/transactions/invoice';
import { downloadLinkSchema } from '@market/domain/files';
import {
  platformTransactionFilterSchema,
  platformTransactionListQuerySchema,
  platformTransactionPageSchema,
  platformTransactionDetailSchema,
  transactionDetailSchema,
  transactionFilterSchema,
  transactionListQuerySchema,
  transactionPageSchema,
} from '@market/domain/transactions/transaction';
import { endpoint } from '../../endpoint';
import { merchantTransactions, platformReports } from '../access';

const merchantOptions = {
  method: 'GET',
  ...merchantTransactions,
} as const;
const adminOptions = { method: 'GET', ...platformReports } as const;
const failures = {
  transactions: 'Could not get transactions. Try again later.',
  invoices: 'Could not get invoices. Try again later.',
} as const;

/** Transactions of the caller's own store, newest first. */
export const mine = endpoint({
  ...merchantOptions,
  name: 'transactions.mine',
  path: '/transactions/merchant/transactions',
  query: transactionListQuerySchema,
  data: transactionPageSchema,
  failure: failures.transactions,
});

export const byId = endpoint({
  ...merchantOptions,
  name: 'transactions.byId',
  path: '/transactions/merchant/gettransaction/:id',
  data: transactionDetailSchema,
  failure: failures.transactions,
});

/** Not in the spec: a URL to download the whole filtered list as CSV. */
export const exportLink = endpoint({
  ...merchantOptions,
  name: 'transactions.exportLink',
  path: '/transactions/merchant/export',
  query: transactionFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the transactions. Try again later.',
});

/** Not in the spec, which has a single invoice but no list. */
export const invoices = endpoint({
  ...merchantOptions,
  name: 'transactions.invoices',
  path: '/transactions/merchant/invoices',
  query: invoiceListQuerySchema,
  data: invoicePageSchema,
  failure: failures.invoices,
});

export const invoice = endpoint({
  ...merchantOptions,
  name: 'transactions.invoice',
  path: '/transactions/merchant/invoices/:id',
  data: invoiceSchema,
  failure: failures.invoices,
});

/** All payments with all of their orders. */
export const list = endpoint({
  ...adminOptions,
  name: 'transactions.list',
  path: '/transactions/admin/gettransactions',
  query: platformTransactionListQuerySchema,
  data: platformTransactionPageSchema,
  failure: failures.transactions,
});

export const platformById = endpoint({
  ...adminOptions,
  name: 'transactions.platformById',
  path: '/transactions/admin/getonetransaction/:id',
  data: platformTransactionDetailSchema,
  failure: failures.transactions,
});

/** Not in the spec: a URL to download all payments of the filtered list as CSV. */
export const platformExportLink = endpoint({
  ...adminOptions,
  name: 'transactions.platformExportLink',
  path: '/transactions/admin/export',
  query: platformTransactionFilterSchema,
  data: downloadLinkSchema,
  failure: 'Could not export the transactions. Try again later.',
});
