import { fullName } from '@market/domain/accounts/person-name';
import type { Refund, RefundListQuery } from '@market/domain/checkout/refund';
import { PAY_ON_DELIVERY } from '@market/domain/checkout/payment-channel';
import { refundFailedEntries, refundSentEntries } from '@market/domain/ledger/entries';
import { countCap } from '@market/domain/list-limits';
import { formatKobo } from '@market/domain/money';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { toCountedPage } from '../../db/list-queries';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../platform/errors';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Log } from '../../platform/log';
import { ProviderRefusal } from '../../platform/provider-errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import type { RefundAccount } from './refunds.tables';
import type { ProviderRegistry } from '../payment-providers';
import { toRefundEvent, toRefundMoney, refundTransfers } from './refund-transfers';
import {
  changeRefund,
  countRefunds,
  findRefund,
  insertRefund,
  listRefunds,
  matchingRefunds,
  nextAttemptExpression,
  listOpenRefunds,
  type RefundListRow,
} from './refunds.repository';

/** Job: asks the provider to refund. */
export const SEND_REFUND = 'payment.refund';

interface RefundsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: OutboxService;
  readonly ledger: LedgerService;
  readonly audit: Pick<AuditService, 'record'>;
  readonly providers: ProviderRegistry;
}

interface NewRefund {
  readonly checkoutId: string;
  readonly orderId?: string;
  readonly returnId?: string;
  readonly amount: number;
  /** The bank account that is refunded, for an order paid in cash. */
  readonly account?: RefundAccount | null;
}

/** Refunds to customers. The caller that opens a refund records where its money comes from. */
export const refundsService = (deps: RefundsDeps) => {
  const { db, clock, ids, outbox, log, ledger, audit, providers } = deps;
  const transfers = refundTransfers(deps);
  // One key per attempt, because the previous attempt's job may still be open when staff start the
  // next one.
  const enqueue = (db: Db, refundId: string, attempt: number) =>
    outbox.enqueue(db, {
      kind: SEND_REFUND,
      payload: { refundId },
      uniqueKey: `${refundId}:${attempt}`,
    });

  const required = async (id: string): Promise<Refund> => {
    const row = await findRefund(db, id);
    if (!row) throw notFound('This refund');
    return toRefund(row);
  };

  /**
   * Sends a refund. The provider identifies a refund by its id, so the refund is made only once. A
   * rejected refund waits for staff. Throws when the provider does not respond, so that the job is
   * retried.
   */
  const send = async (refundId: string): Promise<void> => {
    const found = await findRefund(db, refundId);
    if (found?.refund.status !== 'pending') return;
    const { refund, reference, provider } = found;
    if (provider === PAY_ON_DELIVERY) return transfers.send(refund);
    try {
      await providers.byName(provider).refund({ id: refundId, reference, amount: refund.amount });
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      log.error({ err: error, refundId, reference }, 'refund refused');
      await changeRefund(db, refundId, 'pending', {
        status: 'failed',
        failureReason: error.message,
      });
      return;
    }
    await inTransaction(db, async (db) => {
      const sent = await changeRefund(db, refundId, 'pending', {
        status: 'sent',
        sentAt: clock.now(),
      });
      if (sent)
        await ledger.record(
          db,
          'refund_sent',
          toRefundEvent(sent),
          refundSentEntries(toRefundMoney(sent)),
        );
    });
  };

  return {
    send,
    transferEnded: transfers.ended,

    async sendPending(reference: string): Promise<void> {
      const refunds = await listOpenRefunds(db, reference);
      for (const { refund } of refunds) if (refund.status === 'pending') await send(refund.id);
    },

    /**
     * The amount is in kobo. The refund is written in the caller's transaction and sent after the
     * commit.
     */
    async open(
      db: Db,
      { checkoutId, orderId, returnId, amount, account = null }: NewRefund,
    ): Promise<void> {
      const id = ids.next();
      await insertRefund(db, {
        id,
        checkoutId,
        orderId: orderId ?? null,
        returnId: returnId ?? null,
        amount,
        account,
        status: 'pending',
        createdAt: clock.now(),
      });
      await enqueue(db, id, 1);
    },

    /**
     * Handles a notification that a refund of this payment failed. The notification does not
     * identify the refund, so this asks the provider about each accepted refund and marks the
     * failed ones as owed. Idempotent. Throws 409 while a refund is still being sent, because it
     * may be the one that failed; the event is then retried.
     */
    async review(reference: string): Promise<void> {
      const refunds = await listOpenRefunds(db, reference);
      for (const { refund, provider } of refunds.filter(
        ({ refund: { status } }) => status === 'sent',
      )) {
        if (!(await providers.byName(provider).hasRefundFailed({ id: refund.id, reference })))
          continue;
        log.error({ refundId: refund.id, reference }, 'refund failed');
        await inTransaction(db, async (db) => {
          const failed = await changeRefund(db, refund.id, 'sent', {
            status: 'failed',
            sentAt: null,
            failureReason: 'The provider could not send it.',
          });
          if (failed)
            await ledger.record(
              db,
              'refund_failed',
              toRefundEvent(failed),
              refundFailedEntries(toRefundMoney(failed)),
            );
        });
      }
      if (refunds.some(({ refund: { status } }) => status === 'pending'))
        throw conflict('A refund of this payment is being sent. Try again in a moment.');
    },

    async retry(principal: Principal, id: string): Promise<Refund> {
      const { reference, orderName, failureReason } = await required(id);
      await inTransaction(db, async (db) => {
        const retried = await changeRefund(db, id, 'failed', {
          status: 'pending',
          failureReason: null,
          attempt: nextAttemptExpression,
        });
        if (!retried)
          throw conflict('Only a failed refund can be retried. Reload the page to see its status.');
        await enqueue(db, id, retried.attempt);
        await audit.record(db, principal, {
          action: 'refund.retried',
          ...(retried.orderId === null
            ? { subject: 'payment', subjectId: retried.checkoutId, subjectName: reference }
            : {
                subject: 'order',
                subjectId: retried.orderId,
                subjectName: orderName ?? reference,
              }),
          before: { refund: 'failed', failure: failureReason },
          after: { refund: 'pending', amount: formatKobo(retried.amount) },
        });
      });
      return required(id);
    },

    async list({ search, ...query }: RefundListQuery): Promise<Page<Refund>> {
      const filter = { ...query, found: await matchingRefunds(db, search) };
      const rows = (await listRefunds(db, filter)).map(toRefund);
      const cap = countCap(search, query.offset + query.limit);
      return toCountedPage(rows, query, () => countRefunds(db, filter, cap), cap);
    },
  };
};

export type RefundsService = ReturnType<typeof refundsService>;

const toRefund = ({ refund, reference, orderName, customer }: RefundListRow): Refund => ({
  id: refund.id,
  reference,
  orderId: refund.orderId ?? undefined,
  orderName: orderName ?? undefined,
  customerName: fullName(customer),
  customerEmail: customer.email,
  amount: refund.amount,
  status: refund.status,
  failureReason: refund.failureReason ?? undefined,
  createdAt: refund.createdAt.toISOString(),
  sentAt: refund.sentAt?.toISOString(),
});

/** The entries for a payment that bought nothing and is refunded, in kobo. */
export const latePaymentEntries = (amount: number) => [
  { account: 'psp_clearing', amount } as const,
  { account: 'refund_payable', amount: -amount } as const,
];
