import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { FINANCE_EXPORT_PATH, type FinanceService } from './finance.service';

export const financeRoutes = ({ finance }: { finance: FinanceService }): Routes =>
  endpoints(contract.finance, {
    sar: ({ query }) => finance.byStore('sar', query),
    ndsr: ({ query }) => finance.byStore('ndsr', query),
    ondpr: ({ query }) => finance.byPayment('ondpr', query),
    odpr: ({ query }) => finance.byPayment('odpr', query),
    orders: ({ query }) => finance.orders(query),
    order: ({ params }) => finance.order(params.id),
    exportLink: ({ query }) => finance.exportLink(query),
  });

export const serveFinanceExports =
  ({ finance, clock }: { finance: FinanceService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      FINANCE_EXPORT_PATH,
      { config: { open: 'finance reports as CSV, at addresses signed for five minutes' } },
      async (request, reply) => {
        const { report, lines } = await finance.export(request.query);
        return sendCsv(reply, `finance-${report}-${lagosDate(clock.now())}.csv`, lines);
      },
    );
  };
