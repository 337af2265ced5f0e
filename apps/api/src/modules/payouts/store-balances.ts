import type { PayoutStatus } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import { toPayout } from './payout-view';
import { findBank, lockPayee } from './payees.repository';
import type { PayoutsDeps } from './payouts-deps';
import { findNextPayout, sumByStatus } from './payouts.repository';

/** Pending and failed payouts, kobo. */
const sumRequested = (sums: ReadonlyMap<PayoutStatus, number>): number =>
  (sums.get('pending') ?? 0) + (sums.get('failed') ?? 0);

export const storeBalances = ({
  db,
  clock,
  ledger,
}: Pick<PayoutsDeps, 'db' | 'clock' | 'ledger'>) => {
  /**
   * What a store can request now, kobo: what it is owed less open payouts. Negative when the store
   * owes the platform.
   */
  const availableFor = async (db: Db, storeId: string): Promise<number> =>
    (await ledger.owedToStore(db, storeId)) - sumRequested(await sumByStatus(db, { storeId }));

  /** `available` is negative when the store owes the platform. */
  const balances = async (scope: StoreScope) => {
    const { held, disputed, owed, inTransit, paid } = await ledger.storeBalances(db, scope.storeId);
    const sums = await sumByStatus(db, scope);
    const bank = await findBank(db, scope);
    const heldUntil =
      bank?.payoutsHeldUntil && bank.payoutsHeldUntil > clock.now()
        ? bank.payoutsHeldUntil.toISOString()
        : undefined;
    return {
      held,
      disputed,
      available: owed - sumRequested(sums),
      requested: sumRequested(sums),
      earned: held + disputed + owed + inTransit + paid,
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
    availableFor,
    balances,

    /** Approved payouts come before those awaiting approval. */
    async nextPayout(scope: StoreScope) {
      const row = await findNextPayout(db, scope);
      if (!row) return undefined;
      const { amount, status, requestedAt } = row.payout;
      return {
        amount,
        status: status === 'approved' ? status : ('pending' as const),
        requestedAt: requestedAt.toISOString(),
        heldUntil: toPayout(row, clock.now()).heldUntil,
      };
    },
    /** Locks the store, so that the amount does not change until the transaction ends. */
    async lockAvailable(db: Db, storeId: string): Promise<number> {
      if (!(await lockPayee(db, { storeId }))) throw notFound('This store');
      return availableFor(db, storeId);
    },
  };
};
