import { createHmac } from 'node:crypto';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound, unauthenticated } from '../../platform/errors';
import { addMilliseconds, hours, minutes, type Clock } from '../../platform/clock';
import { ProviderRefusal } from '../../platform/provider-errors';
import { safeEqual } from '../../platform/tokens';
import type { OutboxService } from '../outbox';
import type { PaymentProvider } from './provider';
import { findCardOutcome } from './sandbox-cards';
import { toProviderPayment } from './sandbox-report';
import { listSettlements, listSettlementPayments } from './sandbox-settlements';
import { readNotice, type SandboxNotice } from './sandbox-notices';
import { sandboxTransfers } from './sandbox-transfers';
import {
  updateOpenPayment,
  closePayment,
  findPayment,
  insertPayment,
  insertRefund,
  getPaidAmount,
  addRefundIfCovered,
  type SandboxPayment,
} from './sandbox.repository';

interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly secret: string;
  /** The origin that serves the payment pages. */
  readonly origin: string;
}

/** The result of a card payment, and the customer's next page if it succeeded. */
interface CardResult {
  readonly callbackUrl: string;
  readonly refusal?: string;
}

/** Job: notifies the shop of a payment, as a real provider would. */
export const SANDBOX_WEBHOOK = 'sandbox.webhook';

/** How long to wait for the bank. Afterwards the card counts as not charged. */
const BANK_ANSWER_TIME = minutes(1);

const SIGNATURE_HEADER = 'x-sandbox-signature';
/** How long the platform has to answer a dispute, as at a local bank. */
const DISPUTE_TIME = hours(16);

/**
 * A payment provider inside the application, with its own records, payment pages and signed
 * notifications. No money moves.
 */
export const sandboxProvider = ({ db, clock, outbox, secret, origin }: SandboxDeps) => {
  const sign = (body: Buffer | string): string =>
    createHmac('sha512', secret).update(body).digest('hex');
  const enqueueNotice = (db: Db, notice: SandboxNotice, runAt: Date) =>
    outbox.enqueue(db, {
      kind: SANDBOX_WEBHOOK,
      payload: { notice },
      runAt,
      uniqueKey: [notice.reference, notice.event, 'outcome' in notice ? notice.outcome : ''].join(
        ':',
      ),
    });

  /** The customer's bank opens a dispute after a minute, and wins it if nobody answers in time. */
  const dispute = async (db: Db, { reference, amount }: SandboxPayment): Promise<void> => {
    const now = clock.now();
    const notice = {
      event: 'charge.dispute',
      reference,
      amount,
      reason: 'The customer says that the goods did not arrive.',
      dueAt: addMilliseconds(now, DISPUTE_TIME).toISOString(),
    } as const;
    await enqueueNotice(db, { ...notice, outcome: 'open' }, addMilliseconds(now, minutes(1)));
    await enqueueNotice(db, { ...notice, outcome: 'lost' }, addMilliseconds(now, DISPUTE_TIME));
  };

  const notifyPaid = (db: Db, reference: string): Promise<void> =>
    enqueueNotice(db, { event: 'charge.success', reference }, clock.now());

  /** Returns whether the payment was unpaid. The shop refunds any part that had arrived. */
  const close = (reference: string, how: { reason: string; onlyOpen?: boolean }) =>
    inTransaction(db, async (db) => {
      const closed = await closePayment(db, reference, { ...how, at: clock.now() });
      if (closed?.status === 'success') await notifyPaid(db, reference);
      return closed !== undefined;
    });

  const provider: PaymentProvider = {
    name: 'sandbox',

    async initialise({ reference, amount, channel, email, callbackUrl, expiresAt }) {
      await insertPayment(db, {
        reference,
        amount,
        channel,
        email,
        callbackUrl,
        expiresAt,
        status: 'pending',
        createdAt: clock.now(),
      });
      return { authorizationUrl: `${origin}/pay/${reference}` };
    },

    async close(reference) {
      if (await close(reference, { reason: 'The shop closed this payment.' })) return 'closed';
      const payment = await findPayment(db, reference);
      return payment?.status === 'success' && getPaidAmount(payment) >= payment.amount
        ? 'paid'
        : 'closed';
    },

    async verify(reference) {
      const now = clock.now();
      const payment = await findPayment(db, reference);
      const isOverdue =
        payment?.status === 'pending' && payment.received > 0 && payment.expiresAt <= now;
      if (!isOverdue) return payment && toProviderPayment(payment, now);
      await close(reference, { reason: 'The rest did not arrive in time.' });
      const closed = await findPayment(db, reference);
      return closed && toProviderPayment(closed, now);
    },

    refund: ({ id, reference, amount }) =>
      inTransaction(db, async (db) => {
        if (!(await insertRefund(db, { id, reference, amount, createdAt: clock.now() }))) return;
        if (!(await addRefundIfCovered(db, reference, amount)))
          throw new ProviderRefusal(`The sandbox cannot refund ${amount} kobo of ${reference}`);
      }),

    // Every accepted refund succeeds.
    hasRefundFailed: () => Promise.resolve(false),

    // Every account accepts transfers immediately.
    transfer: ({ reference }) => Promise.resolve({ reference, status: 'paid' }),

    // The test bank rules in favour of the platform whenever the platform contests the dispute.
    async answerDispute({ reference, amount, accepted }) {
      const now = clock.now();
      await enqueueNotice(
        db,
        {
          event: 'charge.dispute',
          reference,
          amount,
          reason: 'Decided by the test bank.',
          dueAt: now.toISOString(),
          outcome: accepted ? 'lost' : 'won',
        },
        addMilliseconds(now, minutes(1)),
      );
    },

    settlements: (since) => listSettlements(db, since, clock.now()),
    settledPayments: ({ id }) => listSettlementPayments(db, id),

    assertSigned(rawBody, headers) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !safeEqual(signature, sign(rawBody)))
        throw unauthenticated('The signature is invalid.');
    },

    readNotice,
  };

  const signed = (notice: unknown): { body: Buffer; headers: Record<string, string> } => {
    const body = Buffer.from(JSON.stringify(notice));
    return { body, headers: { [SIGNATURE_HEADER]: sign(body) } };
  };

  return {
    ...provider,

    async page(reference: string): Promise<SandboxPayment> {
      const payment = await findPayment(db, reference);
      if (!payment) throw notFound('This payment');
      return payment;
    },

    /** Throws 409 when the payment has ended, or its bank has not answered yet. */
    pay: (reference: string, cardNumber: string): Promise<CardResult> =>
      inTransaction(db, async (db) => {
        const now = clock.now();
        const card = { cardBin: cardNumber.slice(0, 6), cardLast4: cardNumber.slice(-4) };
        const outcome = findCardOutcome(cardNumber);
        const payment = await updateOpenPayment(
          db,
          reference,
          now,
          outcome.paid
            ? { ...card, status: 'success', reason: null, paidAt: now }
            : {
                ...card,
                reason: outcome.reason,
                checkingUntil: outcome.isSilent ? addMilliseconds(now, BANK_ANSWER_TIME) : null,
              },
        );
        if (payment?.channel !== 'card')
          throw conflict('This payment is no longer open. Go back to the shop.');
        const { callbackUrl } = payment;
        if (!outcome.paid) return { callbackUrl, refusal: outcome.reason };
        await notifyPaid(db, reference);
        if (outcome.isDisputed) await dispute(db, payment);
        return { callbackUrl };
      }),

    async cancel(reference: string): Promise<void> {
      await close(reference, { reason: 'You cancelled the payment.', onlyOpen: true });
    },

    ...sandboxTransfers({ db, clock, notifyPaid }),

    notice: (reference: string) => signed({ event: 'charge.success', reference }),
    sign: signed,
  };
};

export type SandboxProvider = ReturnType<typeof sandboxProvider>;
