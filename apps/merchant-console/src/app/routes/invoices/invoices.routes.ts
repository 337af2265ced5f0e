import type { RouteObject } from 'react-router-dom';
import { merchantTransactions } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.invoices.list.pattern,
    handle: { title: 'Invoices' },
    middleware: [requireAccess(merchantTransactions)],
    lazy: {
      Component: async () => (await import('./invoice-list.page')).InvoiceListPage,
      loader: urlListLoader(
        async () =>
          (await import('../../../features/transactions/transactions.queries')).invoiceList,
      ),
    },
  },
  {
    path: paths.invoices.detail.pattern,
    handle: { title: 'Invoice', parent: { label: 'Invoices', to: paths.invoices.list.href() } },
    middleware: [requireAccess(merchantTransactions)],
    lazy: {
      Component: async () => (await import('./invoice-detail.page')).InvoiceDetailPage,
      loader: detailLoader(
        async () =>
          (await import('../../../features/transactions/transactions.queries')).invoiceQuery,
        { title: ({ invoiceNumber }) => `Invoice ${invoiceNumber}` },
      ),
    },
  },
];
