import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db } from '../../../db/db';
import { inTransaction } from '../../../db/transaction';
import { conflict, notFound, unauthorised } from '../../../http/errors';
import type { Clock } from '../../../platform/clock';
import { sameText } from '../../../platform/tokens';
import type { OutboxService } from '../../outbox';
import { ProviderRefusal, type PaymentProvider, type ProviderPayment } from './provider';
import { outcomeOf, sandboxFee } from './sandbox-cards';
import { changeOpen, findPayment, insertPayment, insertRefund, takeRefund, type SandboxPayment } from './sandbox.repository';

interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly secret: string;
  /** The origin that serves the card page. */
  readonly origin: string;
}

/** What came of a card, and where the customer goes from the card page once it is paid. */
interface CardTried {
  readonly callbackUrl: string;
  readonly refusal?: string;
}

/** Job: the sandbox tells the shop of a payment, as a real provider would. */
export const SANDBOX_WEBHOOK = 'sandbox.webhook';

const SIGNATURE_HEADER = 'x-sandbox-signature';
const noticeSchema = z.object({ event: z.literal('charge.success'), reference: z.string() });

/** A payment provider that lives inside the product: its own books, card page and signed notices. No money moves. */
export const sandboxProvider = ({ db, clock, outbox, secret, origin }: SandboxDeps) => {
  const sign = (body: Buffer | string): string => createHmac('sha512', secret).update(body).digest('hex');

  const provider: PaymentProvider = {
    name: 'sandbox',

    async initialise({ reference, amount, email, callbackUrl, expiresAt }) {
      await insertPayment(db, { reference, amount, email, callbackUrl, expiresAt, status: 'pending', createdAt: clock.now() });
      return { authorizationUrl: `${origin}/pay/${reference}` };
    },

    async close(reference) {
      if (await changeOpen(db, reference, clock.now(), { status: 'failed', reason: 'The shop closed this payment.' })) return 'closed';
      return (await findPayment(db, reference))?.status === 'success' ? 'paid' : 'closed';
    },

    async verify(reference) {
      const payment = await findPayment(db, reference);
      return payment && report(payment);
    },

    refund: ({ id, reference, amount }) =>
      inTransaction(db, async (db) => {
        if (!(await insertRefund(db, { id, reference, amount }))) return;
        if (!(await takeRefund(db, reference, amount))) throw new ProviderRefusal(`The sandbox cannot give ${amount} kobo of ${reference} back`);
      }),

    // What it took over has arrived.
    hasRefundFailed: () => Promise.resolve(false),

    // Every account takes money at once.
    transfer: () => Promise.resolve('paid'),

    parseWebhook(rawBody, headers) {
      const given = headers[SIGNATURE_HEADER];
      if (typeof given !== 'string' || !sameText(given, sign(rawBody))) throw unauthorised('The signature is wrong.');
      const { event, reference } = noticeSchema.parse(JSON.parse(rawBody.toString('utf8')));
      return { kind: 'payment', key: `sandbox:${event}:${reference}`, reference };
    },
  };

  return {
    ...provider,

    /** What the card page shows. Throws 404. */
    async page(reference: string): Promise<SandboxPayment & { isOpen: boolean }> {
      const payment = await findPayment(db, reference);
      if (!payment) throw notFound('This payment');
      return { ...payment, isOpen: payment.status === 'pending' && payment.expiresAt > clock.now() };
    },

    /** Tries a card: pays, or says why not. Throws 409 when the payment is over. */
    pay: (reference: string, cardNumber: string): Promise<CardTried> =>
      inTransaction(db, async (db) => {
        const now = clock.now();
        const card = { cardBin: cardNumber.slice(0, 6), cardLast4: cardNumber.slice(-4) };
        const outcome = outcomeOf(cardNumber);
        const payment = await changeOpen(db, reference, now, outcome.paid ? { ...card, status: 'success', reason: null, paidAt: now } : { ...card, reason: outcome.reason });
        if (!payment) throw conflict('This payment is over. Go back to the shop.');
        const { callbackUrl } = payment;
        if (!outcome.paid) return { callbackUrl, refusal: outcome.reason };
        await outbox.enqueue(db, { kind: SANDBOX_WEBHOOK, payload: { reference }, uniqueKey: reference });
        return { callbackUrl };
      }),

    /** The customer gave up. */
    async cancel(reference: string): Promise<void> {
      await changeOpen(db, reference, clock.now(), { status: 'failed', reason: 'You cancelled the payment.' });
    },

    /** The notice of a payment as it goes over the wire. */
    notice(reference: string): { body: Buffer; headers: Record<string, string> } {
      const body = Buffer.from(JSON.stringify({ event: 'charge.success', reference }));
      return { body, headers: { [SIGNATURE_HEADER]: sign(body) } };
    },
  };
};

export type SandboxProvider = ReturnType<typeof sandboxProvider>;

const report = (payment: SandboxPayment): ProviderPayment => ({
  status: payment.status,
  amount: payment.amount,
  currency: 'NGN',
  transactionId: `sandbox-${payment.reference}`,
  fees: payment.status === 'success' ? sandboxFee(payment.amount) : 0,
  failureReason: payment.reason ?? undefined,
  paidAt: payment.paidAt ?? undefined,
  payer: { email: payment.email, cardType: 'visa', cardBin: payment.cardBin ?? undefined, cardLast4: payment.cardLast4 ?? undefined, bank: 'Test Bank', country: 'NG', channel: 'card' },
});
