import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { unauthenticated } from '../../platform/errors';
import {
  PaystackFailure,
  paystackClient,
  type PaystackOptions,
} from '../../platform/paystack-client';
import { ProviderRefusal } from '../../platform/provider-errors';
import { safeEqual } from '../../platform/tokens';
import { answerDispute } from './paystack-disputes';
import { readNotice } from './paystack-notices';
import { paystackSettlements } from './paystack-settlements';
import {
  initialisedSchema,
  newRefundSchema,
  recipientSchema,
  refundSchema,
  transactionSchema,
  transferSchema,
  type PaystackTransaction,
  transferStatus,
  subtractAddedFees,
} from './paystack-schemas';
import type { PaymentProvider, ProviderPayment } from './provider';

const SIGNATURE_HEADER = 'x-paystack-signature';

const toRefusal = (error: unknown): unknown =>
  error instanceof PaystackFailure && error.status >= 400
    ? new ProviderRefusal(error.message)
    : error;

/** Paystack's API over HTTPS. Accepts only replies that match `paystack-schemas.ts`. */
export const paystackProvider = (options: PaystackOptions): PaymentProvider => {
  const { secretKey, baseUrl } = options;
  const call = paystackClient(options);
  const verified = (reference: string) =>
    call(
      transactionSchema(reference),
      'GET',
      `/transaction/verify/${encodeURIComponent(reference)}`,
    );

  /** All refunds that were requested with our id. */
  const readTries = async ({ id, reference }: { id: string; reference: string }) => {
    const { id: transaction } = await verified(reference);
    const made = await call(
      z.array(refundSchema),
      'GET',
      `/refund?transaction=${encodeURIComponent(String(transaction))}`,
    );
    return made.filter((refund) => refund.merchant_note === id);
  };

  const findTransfer = (transfer: { reference: string; amount: number }) =>
    call(
      transferSchema(transfer),
      'GET',
      `/transfer/verify/${encodeURIComponent(transfer.reference)}`,
    ).catch((error: unknown) => {
      if (error instanceof PaystackFailure && error.status === 404) return undefined;
      throw error;
    });

  return {
    name: 'paystack',

    async initialise({ reference, amount, channel, email, callbackUrl }) {
      const opened = await call(
        initialisedSchema(reference, `${baseUrl ?? 'https://'}/`),
        'POST',
        '/transaction/initialize',
        {
          reference,
          amount,
          email,
          currency: 'NGN',
          callback_url: callbackUrl,
          channels: [channel],
        },
      );
      return { authorizationUrl: opened.authorization_url };
    },

    async verify(reference) {
      try {
        return toProviderPayment(await verified(reference));
      } catch (error) {
        if (error instanceof PaystackFailure && error.code === 'transaction_not_found')
          return undefined;
        throw error;
      }
    },

    async refund({ id, reference, amount }) {
      // Refunds have no idempotency key, so a retry after a lost reply first checks whether the
      // refund exists.
      try {
        if ((await readTries({ id, reference })).some((refund) => refund.status !== 'failed'))
          return;
        const { status } = await call(newRefundSchema(amount), 'POST', '/refund', {
          transaction: reference,
          amount,
          currency: 'NGN',
          merchant_note: id,
        });
        if (status === 'failed') throw new ProviderRefusal('Paystack could not send it.');
      } catch (error) {
        throw toRefusal(error);
      }
    },

    async hasRefundFailed(refund) {
      const tries = await readTries(refund);
      return tries.length > 0 && tries.every((made) => made.status === 'failed');
    },

    async transfer(transfer) {
      const { reference, amount, bankCode, accountNumber, accountName, reason } = transfer;
      try {
        const recipient = await call(recipientSchema, 'POST', '/transferrecipient', {
          type: 'nuban',
          name: accountName,
          account_number: accountNumber,
          bank_code: bankCode,
          currency: 'NGN',
        });
        const made = await call(transferSchema(transfer), 'POST', '/transfer', {
          source: 'balance',
          amount,
          recipient: recipient.recipient_code,
          reference,
          reason,
          currency: 'NGN',
        });
        return { reference, status: transferStatus(made.status) };
      } catch (error) {
        // The reference is the idempotency key. An earlier attempt succeeded, and its webhook
        // reports the result.
        if (error instanceof PaystackFailure && error.code === 'duplicate_reference')
          return { reference, status: 'pending' };
        const refusal = toRefusal(error);
        // An earlier attempt without a reply may have succeeded.
        const made = refusal instanceof ProviderRefusal ? await findTransfer(transfer) : undefined;
        if (made) return { reference, status: transferStatus(made.status) };
        throw refusal;
      }
    },

    async answerDispute(answer) {
      try {
        await answerDispute(call, answer, baseUrl);
      } catch (error) {
        throw toRefusal(error);
      }
    },

    ...paystackSettlements(call),

    assertSigned(rawBody, headers) {
      const signature = headers[SIGNATURE_HEADER];
      const expected = createHmac('sha512', secretKey).update(rawBody).digest('hex');
      if (typeof signature !== 'string' || !safeEqual(signature, expected))
        throw unauthenticated('The signature is invalid.');
    },

    readNotice,
  };
};

/** `abandoned` means only that the customer has not paid yet. The page may still be open. */
const statusByTransactionStatus: Readonly<Record<string, ProviderPayment['status']>> = {
  success: 'success',
  failed: 'failed',
  reversed: 'failed',
};

function toProviderPayment({
  authorization,
  customer,
  ...transaction
}: PaystackTransaction): ProviderPayment {
  const { amount, fees } = subtractAddedFees(transaction);
  return {
    status: statusByTransactionStatus[transaction.status] ?? 'pending',
    amount,
    transactionId: String(transaction.id),
    fees: transaction.fees ?? 0,
    ownFees: fees,
    failureReason: transaction.status === 'success' ? undefined : transaction.gateway_response,
    paidAt: transaction.paid_at,
    payer: {
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || undefined,
      email: customer?.email,
      cardType: authorization?.card_type?.toLowerCase(),
      cardBin: authorization?.bin,
      cardLast4: authorization?.last4,
      bank: authorization?.bank,
      country: authorization?.country_code,
      ipAddress: transaction.ip_address,
      channel: transaction.channel,
    },
  };
}
