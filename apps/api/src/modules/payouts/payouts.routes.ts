import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { PAYOUT_EXPORT_PATH, type PayoutsService } from './payouts.service';
import { STATEMENT_PATH } from './statements';

export const payoutsRoutes = ({ payouts }: { payouts: PayoutsService }): Routes =>
  endpoints(contract.payouts, {
    mine: ({ principal, query }) => payouts.mine(principal, query),
    list: ({ query }) => payouts.list(query),
    orders: ({ principal, params, query }) => payouts.orders(principal, params.id, query),
    statement: ({ principal, params, query }) => payouts.statement(principal, params.id, query),
    statementLink: ({ principal, params }) => payouts.statementLink(principal, params.id),
    payable: ({ query }) => payouts.payable(query),
    exportLink: ({ query }) => payouts.exportLink(query),
    createOrApprove: ({ principal, body }) => payouts.act(principal, body),
    stats: () => payouts.stats(),
  });

export const partnerPayoutsRoutes = ({ payouts }: { payouts: PayoutsService }): Routes =>
  endpoints(contract.partnerPayouts, {
    list: ({ principal, query }) => payouts.listPartnerPayouts(principal, query),
    request: ({ principal }) => payouts.requestForPartner(principal),
    statement: ({ principal, params, query }) => payouts.statement(principal, params.id, query),
    statementLink: ({ principal, params }) => payouts.statementLink(principal, params.id),
  });

export const servePayoutExports =
  ({ payouts, clock }: { payouts: PayoutsService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      PAYOUT_EXPORT_PATH,
      { config: { open: 'payment reports as CSV, at addresses signed for five minutes' } },
      async (request, reply) =>
        sendCsv(
          reply,
          `payment-reports-${lagosDate(clock.now())}.csv`,
          payouts.export(request.query),
        ),
    );
    app.get(
      STATEMENT_PATH,
      { config: { open: 'statements as CSV, at addresses signed for five minutes' } },
      async (request, reply) => {
        const { reference, lines } = await payouts.statementFile(request.query);
        return sendCsv(reply, `statement-${reference}.csv`, lines);
      },
    );
  };
