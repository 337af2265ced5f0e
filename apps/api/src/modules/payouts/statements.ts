import * as z from 'zod/mini';
import { recordIdSchema } from '@market/domain/bounds';
import type { DownloadLink } from '@market/domain/files';
import type { Payee } from '@market/domain/ledger/entries';
import type { PayoutOrder } from '@market/domain/payouts/payout';
import type { Statement } from '@market/domain/payouts/statement';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { signDownload, verifySignedUrl } from '../../platform/signed-download';
import { payableCutOff } from './payout-approval';
import { listPayoutOrders, sumPayoutOrders } from './payout-orders.repository';
import { findPayeeAddress, toPayee } from './payees.repository';
import { toPayout, toPayoutOrder } from './payout-view';
import { statementCsv } from './payouts-csv';
import type { PayoutsDeps } from './payouts-deps';
import { findPayout, type PayoutListRow, type PayoutScope } from './payouts.repository';
import { findPreviousRequest, sumSubscriptionFees } from './statements.repository';

export const STATEMENT_PATH = '/api/exports/statements';
const linkSchema = z.object({ id: recordIdSchema });

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The period from the previous request until this one. Partners are paid for the weeks before a
 * request.
 */
function toPeriod(payee: Payee, previous: Date | undefined, requested: Date) {
  const isStore = 'storeId' in payee;
  const from = previous && !isStore ? payableCutOff(previous) : previous;
  const until = isStore ? requested : new Date(payableCutOff(requested).getTime() - 1);
  return { from: from?.toISOString(), until: until.toISOString() };
}

export const payoutStatements = (
  { db, clock, secret }: PayoutsDeps,
  toScope: (principal: Principal) => PayoutScope,
) => {
  const find = async (scope: PayoutScope, id: string): Promise<PayoutListRow> => {
    const row = await findPayout(db, scope, id);
    if (!row) throw notFound('This payout');
    return row;
  };

  const listOrders = async ({ payout }: PayoutListRow, part: Part): Promise<PayoutOrder[]> => {
    const payee = payout.partnerId === null ? 'store' : 'partner';
    return (await listPayoutOrders(db, payee, payout.id, part)).map(toPayoutOrder);
  };

  const readStatement = async (row: PayoutListRow, part: Part): Promise<Statement> => {
    const { payout } = row;
    const payee = toPayee(payout);
    const shown = toPayout(row, clock.now());
    const previousAt = await findPreviousRequest(db, payee, payout);
    const { paid, commission, due } = await sumPayoutOrders(db, shown.payee, payout.id);
    const subscriptions =
      'storeId' in payee
        ? await sumSubscriptionFees(db, payee.storeId, {
            from: previousAt,
            until: payout.requestedAt,
          })
        : 0;
    return {
      ...shown,
      payeeAddress: await findPayeeAddress(db, payee),
      ...toPeriod(payee, previousAt, payout.requestedAt),
      paid,
      commission,
      delivery: paid - commission - due,
      due,
      subscriptions,
      cashDeducted: payout.cashDeducted,
      other: payout.amount - due + subscriptions + payout.cashDeducted,
      rows: await listOrders(row, part),
      count: payout.orderCount,
    };
  };

  return {
    async orders(principal: Principal, id: string, part: Part) {
      const row = await find(toScope(principal), id);
      return { rows: await listOrders(row, part), count: row.payout.orderCount };
    },

    statement: async (principal: Principal, id: string, part: Part): Promise<Statement> =>
      readStatement(await find(toScope(principal), id), part),

    async statementLink(principal: Principal, id: string): Promise<DownloadLink> {
      await find(toScope(principal), id);
      return signDownload(secret, STATEMENT_PATH, { id }, clock.now());
    },

    async statementFile(
      query: unknown,
    ): Promise<{ reference: string; lines: AsyncGenerator<string> }> {
      const link = verifySignedUrl(secret, STATEMENT_PATH, query, linkSchema, clock.now());
      if (!link) throw notFound('This download');
      const row = await find('platform', link.id);
      const statement = await readStatement(row, { limit: 1, offset: 0 });
      return {
        reference: statement.reference,
        lines: statementCsv(statement, (part) => listOrders(row, part)),
      };
    },
  };
};
