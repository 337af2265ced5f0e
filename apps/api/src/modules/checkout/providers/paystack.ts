import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { unauthorised } from '../../../http/errors';
import { sameText } from '../../../platform/tokens';
import { ProviderRefusal, type PaymentProvider, type ProviderPayment, type TransferStatus } from './provider';
import { envelopeSchema, failureSchema, initialisedSchema, recipientSchema, refundSchema, transactionSchema, transferSchema, webhookSchema, type PaystackTransaction } from './paystack-shapes';

interface PaystackOptions {
  readonly secretKey: string;
  readonly baseUrl?: string;
}

const TIMEOUT_MS = 10_000;
const SIGNATURE_HEADER = 'x-paystack-signature';

class PaystackError extends Error {
  override readonly name = 'PaystackError';
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly status: number,
  ) {
    super(`Paystack: ${message}`);
  }
}

/** Not a fault of the moment, of the key or of our pace. */
const isFinal = ({ status }: PaystackError): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

const refusalOr = (error: unknown): unknown => (error instanceof PaystackError && isFinal(error) ? new ProviderRefusal(error.message) : error);

/** Paystack over HTTPS. Calls throw when it refuses, does not answer within 10 s, or answers what it never documented. */
export const paystackProvider = ({ secretKey, baseUrl = 'https://api.paystack.co' }: PaystackOptions): PaymentProvider => {
  const call = async <S extends z.core.$ZodType>(schema: S, method: 'GET' | 'POST', path: string, body?: object): Promise<z.output<S>> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    const refused = failureSchema.safeParse(answer);
    if (refused.success) throw new PaystackError(refused.data.message, refused.data.code, response.status);
    return z.parse(schema, envelopeSchema.parse(answer).data);
  };

  /** All that was tried under this id of ours. */
  const triesOf = async ({ id, reference }: { id: string; reference: string }) => {
    const { id: transaction } = await call(transactionSchema, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
    const made = await call(z.array(refundSchema), 'GET', `/refund?transaction=${encodeURIComponent(String(transaction))}`);
    return made.filter((refund) => refund.merchant_note === id);
  };

  /** The transfer under this reference; none when there is none. */
  const transferOf = (reference: string) =>
    call(transferSchema, 'GET', `/transfer/verify/${encodeURIComponent(reference)}`).catch((error: unknown) => {
      if (error instanceof PaystackError && error.status === 404) return undefined;
      throw error;
    });

  return {
    name: 'paystack',

    async initialise({ reference, amount, email, callbackUrl }) {
      const opened = await call(initialisedSchema, 'POST', '/transaction/initialize', { reference, amount, email, currency: 'NGN', callback_url: callbackUrl, channels: ['card', 'bank', 'ussd', 'bank_transfer'] });
      return { authorizationUrl: opened.authorization_url };
    },

    async verify(reference) {
      try {
        return report(await call(transactionSchema, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`));
      } catch (error) {
        if (error instanceof PaystackError && error.code === 'transaction_not_found') return undefined;
        throw error;
      }
    },

    async refund({ id, reference, amount }) {
      // Refunds have no idempotency key: a retry after a lost answer looks first whether it was made.
      if ((await triesOf({ id, reference })).some((refund) => refund.status !== 'failed')) return;
      try {
        await call(refundSchema, 'POST', '/refund', { transaction: reference, amount, currency: 'NGN', merchant_note: id });
      } catch (error) {
        throw refusalOr(error);
      }
    },

    async hasRefundFailed(refund) {
      const tries = await triesOf(refund);
      return tries.length > 0 && tries.every((made) => made.status === 'failed');
    },

    async transfer({ reference, amount, bankCode, accountNumber, accountName, reason }) {
      try {
        const recipient = await call(recipientSchema, 'POST', '/transferrecipient', { type: 'nuban', name: accountName, account_number: accountNumber, bank_code: bankCode, currency: 'NGN' });
        const transfer = await call(transferSchema, 'POST', '/transfer', { source: 'balance', amount, recipient: recipient.recipient_code, reference, reason, currency: 'NGN' });
        return transferStatus(transfer.status);
      } catch (error) {
        // The reference is the idempotency key: an earlier try got through, and its webhook says how it ended.
        if (error instanceof PaystackError && error.code === 'duplicate_reference') return 'pending';
        const refusal = refusalOr(error);
        // An earlier try whose answer was lost may have got through all the same.
        const made = refusal instanceof ProviderRefusal ? await transferOf(reference) : undefined;
        if (made) return transferStatus(made.status);
        throw refusal;
      }
    },

    parseWebhook(rawBody, headers) {
      const given = headers[SIGNATURE_HEADER];
      const expected = createHmac('sha512', secretKey).update(rawBody).digest('hex');
      if (typeof given !== 'string' || !sameText(given, expected)) throw unauthorised('The signature is wrong.');
      const { event, data } = webhookSchema.parse(JSON.parse(rawBody.toString('utf8')));
      // There is no id of the notice and no time in it: this is what tells two apart.
      const key = ['paystack', event, data.id ?? data.reference ?? '', data.status ?? ''].join(':');
      if (event === 'charge.success' && data.reference) return { kind: 'payment', key, reference: data.reference };
      if (event.startsWith('transfer.') && data.reference) return { kind: 'transfer', key, reference: data.reference, status: transferStatus(event.slice('transfer.'.length)) };
      if (event === 'refund.failed' && data.transaction_reference) return { kind: 'refund', key: undefined, reference: data.transaction_reference };
      return { kind: 'other', key, name: event };
    },
  };
};

function transferStatus(status: string): TransferStatus {
  if (status === 'success') return 'paid';
  return status === 'failed' || status === 'reversed' ? 'failed' : 'pending';
}

/** `abandoned` means only that nobody has paid yet: the page may still be open. */
const statuses: Readonly<Record<string, ProviderPayment['status']>> = { success: 'success', failed: 'failed', reversed: 'failed' };

/** Their fields come with trailing spaces, as null and as empty text. */
const clean = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

const report = ({ authorization, customer, ...transaction }: PaystackTransaction): ProviderPayment => ({
  status: statuses[transaction.status] ?? 'pending',
  amount: transaction.requested_amount ?? transaction.amount,
  currency: transaction.currency,
  transactionId: String(transaction.id),
  fees: Math.round(transaction.fees ?? 0),
  failureReason: transaction.status === 'success' ? undefined : clean(transaction.gateway_response),
  paidAt: clean(transaction.paid_at) === undefined ? undefined : new Date(transaction.paid_at ?? ''),
  payer: {
    name: clean([customer?.first_name, customer?.last_name].filter(Boolean).join(' ')),
    email: clean(customer?.email),
    cardType: clean(authorization?.card_type)?.toLowerCase(),
    cardBin: clean(authorization?.bin),
    cardLast4: clean(authorization?.last4),
    bank: clean(authorization?.bank),
    country: clean(authorization?.country_code),
    ipAddress: clean(transaction.ip_address),
    channel: clean(transaction.channel),
  },
});
