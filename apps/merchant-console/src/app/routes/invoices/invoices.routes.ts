import type { RouteObject } from 'react-router-dom';
import { merchantTransactions } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.invoices.list.pattern,
    handle: { title: 'Invoices' },
    middleware: [requireAccess(merchantTransactions)],
    lazy: {
      Component: async () => (await import('./invoice-list.page')).InvoiceListPage,
      loader: async () => (await import('./invoices.loaders')).invoiceListLoader,
    },
  },
  {
    path: paths.invoices.detail.pattern,
    handle: { title: 'Invoice' },
    middleware: [requireAccess(merchantTransactions)],
    lazy: {
      Component: async () => (await import('./invoice-detail.page')).InvoiceDetailPage,
      loader: async () => (await import('./invoices.loaders')).invoiceDetailLoader,
    },
  },
];
