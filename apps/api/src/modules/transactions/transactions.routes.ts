import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import {
  PAYMENT_EXPORT_PATH,
  TRANSACTION_EXPORT_PATH,
  type TransactionsService,
} from './transactions.service';

export const transactionsRoutes = ({
  transactions,
}: {
  transactions: TransactionsService;
}): Routes =>
  endpoints(contract.transactions, {
    mine: ({ principal, query }) => transactions.mine(principal, query),
    byId: ({ principal, params }) => transactions.byId(principal, params.id),
    exportLink: ({ principal, query }) => transactions.exportLink(principal, query),
    invoices: ({ principal, query }) => transactions.invoices(principal, query),
    invoice: ({ principal, params }) => transactions.invoice(principal, params.id),
    platformExportLink: ({ query }) => transactions.platformExportLink(query),
    list: ({ query }) => transactions.list(query),
    platformById: ({ principal, params }) => transactions.platformById(principal, params.id),
  });

export const serveExports =
  ({ transactions, clock }: { transactions: TransactionsService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      TRANSACTION_EXPORT_PATH,
      { config: { open: 'transactions as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(
          reply,
          `transactions-${lagosDate(clock.now())}.csv`,
          transactions.export(request.query),
        ),
    );
    app.get(
      PAYMENT_EXPORT_PATH,
      { config: { open: 'payments as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(
          reply,
          `payments-${lagosDate(clock.now())}.csv`,
          transactions.platformExport(request.query),
        ),
    );
  };
