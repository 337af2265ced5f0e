import { formatDateTime } from '@market/domain/lagos-time';
import { payoutApprovedEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import {
  PAYOUT_ORDERS_SHOWN,
  type MerchantPayments,
  type PaymentStats,
  type Payout,
  type PayoutAction,
  type PayoutOrder,
} from '@market/domain/payouts/payout';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { ownStore } from '../../platform/scope';
import { groupBy } from '../../platform/group-by';
import { addOrdersToPayout } from '../orders';
import { payoutReference } from './payout-reference';
import { toPayout, toPayoutOrder } from './payout-view';
import { payoutTransfers } from './payout-transfers';
import {
  approvePayout,
  countPayouts,
  findBank,
  findPayout,
  firstOrdersOf,
  changePayout,
  insertPayout,
  listPayouts,
  lockStore,
  ordersOfPayout,
  sumByStatus,
  type PayoutAccount,
  type PayoutListRow,
  type PayoutQuery,
  type PayoutScope,
} from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';
import { storeBalances } from './store-balances';

/** Job: sends a payout to the bank through the payment provider. */
export const SEND_PAYOUT = 'payout.transfer';

const isMerchantSide = ({ role }: Principal): boolean => role === 'merchant' || role === 'staff';

/** Payouts to stores. One person requests a payout, and another one approves it. */
export const payoutsService = (deps: PayoutsDeps) => {
  const { db, clock, ids, outbox, ledger, platformName } = deps;
  const money = storeBalances(deps);
  const transfers = payoutTransfers(deps);
  const scopeOf = (principal: Principal): PayoutScope =>
    isMerchantSide(principal) ? ownStore(principal) : 'platform';

  const present = async (rows: readonly PayoutListRow[]): Promise<Payout[]> => {
    const orders =
      rows.length === 0
        ? []
        : await firstOrdersOf(
            db,
            rows.map((row) => row.payout.id),
            PAYOUT_ORDERS_SHOWN,
          );
    const byPayout = groupBy(orders, (order) => order.payoutId);
    const released = await ledger.releasedByOrder(
      db,
      orders.map((order) => order.id),
    );
    return rows.map((row) =>
      toPayout(row, byPayout.get(row.payout.id) ?? [], { released, now: clock.now() }),
    );
  };

  const byId = async (principal: Principal, id: string): Promise<Payout> => {
    const row = await findPayout(db, scopeOf(principal), id);
    const [payout] = row ? await present([row]) : [];
    if (!payout) throw notFound('This payout');
    return payout;
  };

  /**
   * The account that a store is paid to. Throws 409 when the store has none, or it was changed less
   * than a day ago.
   */
  const payableAccount = async (db: Db, storeId: string): Promise<PayoutAccount> => {
    const bank = await findBank(db, storeId);
    if (!bank) throw conflict('There is no bank account to pay to. Add one first.');
    if (bank.payoutsHeldUntil && bank.payoutsHeldUntil > clock.now())
      throw conflict(
        `The bank account was changed. Payouts wait until ${formatDateTime(bank.payoutsHeldUntil)}.`,
      );
    return pickPaidTo(bank);
  };

  const request = (principal: Principal, storeId: string): Promise<string> =>
    inTransaction(db, async (db) => {
      if (!(await lockStore(db, storeId))) throw notFound('This store');
      const account = await payableAccount(db, storeId);
      const amount = await money.availableFor(db, storeId);
      if (amount <= 0)
        throw conflict(
          amount < 0
            ? `There is nothing to pay out: the store owes ${formatKobo(-amount)} from refunds.`
            : `There is nothing to pay out yet. An order can be paid out once it is delivered and its time for returns is over.`,
        );
      const id = ids.next();
      await insertPayout(db, {
        id,
        reference: payoutReference(id),
        storeId,
        status: 'pending',
        amount,
        ...account,
        requestedBy: principal.userId,
        requestedAt: clock.now(),
      });
      await changePayout(db, id, { orderCount: await addOrdersToPayout(db, storeId, id) });
      return id;
    });

  const approve = (principal: Principal, id: string): Promise<void> =>
    inTransaction(db, async (db) => {
      if (isMerchantSide(principal)) throw forbidden('Only the platform approves payouts.');
      const row = await findPayout(db, 'platform', id);
      if (!row) throw notFound('This payout');
      const { storeId } = row.payout;
      await lockStore(db, storeId);
      // A pending payout is paid to the account at the time of the request, a failed one to the
      // current account.
      const account =
        row.payout.status === 'failed' ? await payableAccount(db, storeId) : pickPaidTo(row.payout);
      // Refunds may have reduced what the store is owed since its request.
      const owed = await ledger.owedToStore(db, storeId);
      if ((row.payout.status === 'pending' || row.payout.status === 'failed') && owed <= 0)
        throw conflict(
          'The store is owed nothing any more: refunds or disputes since it asked have used it up. It can be paid when new sales cover it.',
        );
      const approved = await approvePayout(db, id, {
        by: principal.userId,
        now: clock.now(),
        owed,
        account,
      });
      if (!approved)
        throw conflict(
          row.payout.requestedBy === principal.userId
            ? 'You asked for this payout, so somebody else must approve it.'
            : 'This payout is approved already.',
        );
      await ledger.record(
        db,
        'payout_approved',
        approved.reference,
        payoutApprovedEntries(approved),
      );
      await outbox.enqueue(db, {
        kind: SEND_PAYOUT,
        payload: { reference: approved.reference },
        uniqueKey: approved.reference,
      });
      await transfers.tell(db, approved, {
        kind: 'payout-approved',
        subject: `Your payout of ${formatKobo(approved.amount)} is approved`,
        text: `${platformName} has approved your payout ${approved.reference}. It goes to ${approved.bankName}, account ending in ${approved.accountNumber.slice(-4)}.`,
      });
    });

  return {
    /**
     * Merchants request payouts for their own store, admins for any store. Another person has to
     * approve. Throws 404, 409, 403.
     */
    async act(principal: Principal, { action, payoutId, storeId }: PayoutAction): Promise<Payout> {
      if (action === 'request') {
        const store = isMerchantSide(principal) ? ownStore(principal).storeId : storeId;
        if (store === undefined) throw invalid('storeId', 'Choose a store');
        return byId(principal, await request(principal, store));
      }
      if (payoutId === undefined) throw invalid('payoutId', 'Choose a payout');
      await approve(principal, payoutId);
      return byId(principal, payoutId);
    },

    /** All orders of a payout. Throws 404 when it belongs to another store. */
    async orders(
      principal: Principal,
      id: string,
      page: { limit: number; offset: number },
    ): Promise<Page<PayoutOrder>> {
      const row = await findPayout(db, scopeOf(principal), id);
      if (!row) throw notFound('This payout');
      const orders = await ordersOfPayout(db, id, page);
      const released = await ledger.releasedByOrder(
        db,
        orders.map((order) => order.id),
      );
      return {
        rows: orders.map((order) => toPayoutOrder(order, released)),
        count: row.payout.orderCount,
      };
    },

    async list(query: PayoutQuery) {
      const rows = await listPayouts(db, 'platform', query);
      return { rows: await present(rows), count: await countPayouts(db, 'platform', query) };
    },

    async mine(principal: Principal, query: PayoutQuery): Promise<MerchantPayments> {
      const scope = ownStore(principal);
      const { stats, available, held, disputed, bank } = await money.balances(scope);
      const rows = await listPayouts(db, scope, query);
      return {
        stats,
        available: Math.max(0, available),
        held,
        disputed,
        bank,
        rows: await present(rows),
        count: await countPayouts(db, scope, query),
      };
    },

    /** Totals over all stores: paid, approved and in transit, and payable but not approved. */
    async stats(): Promise<PaymentStats> {
      const payable =
        0 - ((await ledger.balances(db, ['merchant_payable'])).get('merchant_payable') ?? 0);
      const sums = await sumByStatus(db, 'platform');
      return {
        processedPayment: sums.get('processed') ?? 0,
        approvedPayment: sums.get('approved') ?? 0,
        pendingPayment: Math.max(0, payable),
      };
    },

    balances: money.balances,
    nextPayout: money.nextPayout,
    lockAvailable: money.lockAvailable,
    transferEnded: transfers.ended,
    send: transfers.send,
  };
};

export type PayoutsService = ReturnType<typeof payoutsService>;

const pickPaidTo = ({
  bankName,
  bankCode,
  accountNumber,
  accountName,
}: PayoutAccount): PayoutAccount => ({
  bankName,
  bankCode,
  accountNumber,
  accountName,
});
