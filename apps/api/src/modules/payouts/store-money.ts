import type { PayoutStatus } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { StoreScope } from '../../http/scope';
import { toPayout } from './payout-view';
import type { PayoutsDeps } from './payouts.service';
import { findBank, lockStore, nextPayout, sumByStatus } from './payouts.repository';

/** Payouts that were asked for and did not reach their store, kobo. */
const askedFor = (sums: ReadonlyMap<PayoutStatus, number>): number =>
  (sums.get('pending') ?? 0) + (sums.get('failed') ?? 0);

/** What one store is owed and was paid. */
export const storeMoney = ({ db, clock, ledger }: Pick<PayoutsDeps, 'db' | 'clock' | 'ledger'>) => {
  /** What a store can ask for now, kobo: what it is owed less what waits in payouts. Below zero it owes. */
  const availableTo = async (db: Db, storeId: string): Promise<number> =>
    (await ledger.owedTo(db, storeId)) - askedFor(await sumByStatus(db, { storeId }));

  /** A store's own money, and where it is paid to. Available below zero: the store owes. */
  const standing = async (scope: StoreScope) => {
    const { held, disputed, owed, underWay, paid } = await ledger.standing(db, scope.storeId);
    const sums = await sumByStatus(db, scope);
    const bank = await findBank(db, scope.storeId);
    const heldUntil =
      bank?.payoutsHeldUntil && bank.payoutsHeldUntil > clock.now()
        ? bank.payoutsHeldUntil.toISOString()
        : undefined;
    return {
      held,
      disputed,
      available: owed - askedFor(sums),
      requested: askedFor(sums),
      earned: held + disputed + owed + underWay + paid,
      stats: {
        processedPayment: sums.get('processed') ?? 0,
        approvedPayment: sums.get('approved') ?? 0,
        pendingPayment: Math.max(0, owed),
      },
      bank: bank && {
        bankName: bank.bankName,
        accountName: bank.accountName,
        accountNumberLast4: bank.accountNumber.slice(-4),
        payoutsHeldUntil: heldUntil,
      },
    };
  };

  return {
    availableTo,
    standing,

    /** The payout that a store gets next: one under way before one that waits for approval. */
    async nextPayout(scope: StoreScope) {
      const row = await nextPayout(db, scope);
      if (!row) return undefined;
      const { amount, status, requestedAt } = row.payout;
      return {
        amount,
        status: status === 'approved' ? status : ('pending' as const),
        requestedAt: requestedAt.toISOString(),
        heldUntil: toPayout(row, [], { released: new Map(), now: clock.now() }).heldUntil,
      };
    },
    /** What a store could ask for now, with the store locked: it changes for nobody else until the transaction ends. Throws 404. */
    async lockAvailable(db: Db, storeId: string): Promise<number> {
      if (!(await lockStore(db, storeId))) throw notFound('This store');
      return availableTo(db, storeId);
    },
  };
};
