import { refundSentEntries } from '@market/domain/ledger/entries';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import { findRefund, insertRefund, markRefundSent } from './checkout.repository';
import type { ProviderRegistry } from './providers/registry';

/** Job: ask the provider to give money back. */
export const SEND_REFUND = 'payment.refund';

interface RefundsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: OutboxService;
  readonly ledger: LedgerService;
  readonly providers: ProviderRegistry;
}

/** Money on its way back. What it takes it from is booked by whoever opens the refund. */
export const refundsService = ({ db, clock, ids, outbox, ledger, providers }: RefundsDeps) => ({
  /** Promises money back, kobo: written in the transaction that decides it, sent after commit. */
  async open(db: Db, { checkoutId, orderId, amount }: { checkoutId: string; orderId?: string; amount: number }): Promise<void> {
    const id = ids.next();
    await insertRefund(db, { id, checkoutId, orderId: orderId ?? null, amount, status: 'pending', createdAt: clock.now() });
    await outbox.enqueue(db, { kind: SEND_REFUND, payload: { refundId: id }, uniqueKey: id });
  },

  /** Sends a refund once: the provider knows it by its id. Throws when the provider cannot be reached; the job is tried again. */
  async send(refundId: string): Promise<void> {
    const found = await findRefund(db, refundId);
    if (!found || found.refund.status === 'sent') return;
    const { refund, reference, provider } = found;
    const { amount, orderId } = refund;
    await providers.byName(provider).refund({ id: refundId, reference, amount });
    await inTransaction(db, async (db) => {
      if (!(await markRefundSent(db, refundId, clock.now()))) return;
      await ledger.record(db, 'refund_sent', refundId, orderId === null ? lateRefundSentEntries(amount) : refundSentEntries({ orderId, amount }));
    });
  },
});

export type RefundsService = ReturnType<typeof refundsService>;

/** A payment for which there is no order: all of it is owed back. */
export const latePaymentEntries = (amount: number) => [
  { account: 'psp_clearing', amount } as const,
  { account: 'refund_payable', amount: -amount } as const,
];

const lateRefundSentEntries = (amount: number) => latePaymentEntries(amount).map((entry) => ({ ...entry, amount: -entry.amount }));
