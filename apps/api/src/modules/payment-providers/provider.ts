import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentChannel } from '@market/domain/checkout/payment-channel';
import type { Kobo } from '@market/domain/money';

export interface Payer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly cardType?: string | undefined;
  readonly cardBin?: string | undefined;
  readonly cardLast4?: string | undefined;
  readonly bank?: string | undefined;
  readonly country?: string | undefined;
  readonly ipAddress?: string | undefined;
  readonly channel?: string | undefined;
}

export interface ProviderPayment {
  /** `pending` as long as the customer can try another card, or transfer the missing amount. */
  readonly status: 'success' | 'pending' | 'failed';
  /**
   * The amount paid for the order in kobo, naira payments only, without fees that the customer
   * pays. By bank transfer it may differ from the requested amount.
   */
  readonly amount: Kobo;
  /** What has arrived by bank transfer, while the rest is missing. */
  readonly received?: Kobo | undefined;
  readonly transactionId: string;
  readonly fees: Kobo;
  /** The part of `fees` that is deducted from `amount`: 0 when the customer pays them. */
  readonly ownFees: Kobo;
  /** Why the last card was declined, in a message for the customer. */
  readonly failureReason?: string | undefined;
  /** A card was tried, and its bank has not answered yet. */
  readonly isChecking?: boolean | undefined;
  readonly paidAt?: Date | undefined;
  readonly payer: Payer;
}

export interface NewPayment {
  /** Our reference, stored before the request to the provider. */
  readonly reference: string;
  readonly amount: Kobo;
  readonly channel: PaymentChannel;
  readonly email: string;
  /** The URL to which the customer returns after paying. */
  readonly callbackUrl: string;
  readonly expiresAt: Date;
}

export interface Refund {
  /** Our id. The same id is refunded at most once. */
  readonly id: string;
  /** The payment's reference. */
  readonly reference: string;
  readonly amount: Kobo;
}

export interface Transfer {
  /** Our reference. The same reference is paid at most once. */
  readonly reference: string;
  readonly amount: Kobo;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly reason: string;
}

export type TransferStatus = 'pending' | 'paid' | 'failed';

export interface TransferResult {
  readonly reference: string;
  readonly status: TransferStatus;
  readonly amount?: Kobo | undefined;
  readonly reason?: string | undefined;
}

export interface DisputeNotice {
  readonly id: string;
  /** The payment's reference. */
  readonly reference: string;
  /** The disputed amount in kobo. The whole payment when the provider does not report it. */
  readonly amount?: Kobo | undefined;
  readonly reason?: string | undefined;
  /** When an answer is due. An unanswered dispute is lost. */
  readonly dueAt?: Date | undefined;
  readonly outcome: 'open' | 'won' | 'lost';
}

export interface DisputeAnswer {
  readonly disputeId: string;
  readonly reference: string;
  /** When true, the customer gets the money back. Otherwise, the bank decides on the evidence. */
  readonly accepted: boolean;
  readonly amount: Kobo;
  /** The explanation for the customer's bank. */
  readonly note: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
}

export interface ProviderSettlement {
  readonly id: string;
  readonly settledAt: Date;
  /** The payments less their fees, in kobo. */
  readonly total: Kobo;
  /** What was paid to the bank: `total` less refunds and lost disputes. It can be negative. */
  readonly paid: Kobo;
}

export interface SettledPayment {
  /** Our reference. */
  readonly reference: string;
  /** The paid amount in kobo, without fees that the customer pays. */
  readonly amount: Kobo;
  /** The fee that was deducted from `amount`. */
  readonly fees: Kobo;
  readonly paidAt: Date;
}

/**
 * A signed notification, reduced to the data that is used. `key` is the same for each delivery. A
 * repeatable notification is processed each time.
 */
export type WebhookEvent = { readonly key: string; readonly name: string } & (
  | { readonly kind: 'payment'; readonly reference: string }
  | { readonly kind: 'transfer'; readonly reference: string; readonly result: TransferResult }
  | { readonly kind: 'refund'; readonly reference: string; readonly repeatable: true }
  | { readonly kind: 'dispute'; readonly reference: string; readonly dispute: DisputeNotice }
  | { readonly kind: 'other'; readonly reference?: undefined }
);

/**
 * A payment provider: accepts cards, bank transfers and USSD payments, refunds and transfers money.
 * All amounts are in kobo. Calls throw `ProviderUnavailable` when it does not respond, and
 * `UnusableResponse` when its response is invalid.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the payment and returns the URL of its hosted page for the channel. */
  initialise(payment: NewPayment): Promise<{ authorizationUrl: string }>;
  /**
   * Closes the payment's page, so that it accepts no more money. Returns whether it was already
   * paid. Missing for providers that cannot do this: a second payment is then refunded.
   */
  close?(reference: string): Promise<'closed' | 'paid'>;
  /** Undefined when no payment has this reference. */
  verify(reference: string): Promise<ProviderPayment | undefined>;
  /** Throws `ProviderRefusal` when the provider rejects it. */
  refund(refund: Refund): Promise<void>;
  /** Whether an accepted refund could not be sent. */
  hasRefundFailed(refund: Pick<Refund, 'id' | 'reference'>): Promise<boolean>;
  /** Throws `ProviderRefusal` when the provider rejects it. */
  transfer(transfer: Transfer): Promise<TransferResult>;
  /** Throws `ProviderRefusal` when the provider rejects it. */
  answerDispute(answer: DisputeAnswer): Promise<void>;
  /** The settlements that were paid since this time, in any order. */
  settlements(since: Date): Promise<readonly ProviderSettlement[]>;
  settledPayments(settlement: ProviderSettlement): Promise<readonly SettledPayment[]>;
  /** Throws 401 unless the provider signed exactly these bytes. */
  assertSigned(rawBody: Buffer, headers: IncomingHttpHeaders): void;
  /** Throws `UnusableResponse` when the body is not a notification from the provider. */
  readNotice(body: string): WebhookEvent;
}
