import type { IncomingHttpHeaders } from 'node:http';
import type { Kobo } from '@market/domain/money';

/** What is known of who paid and with what; each part may be missing. */
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

/** How a payment stands at the provider. */
export interface ProviderPayment {
  /** `pending` also while the customer may still try another card. */
  readonly status: 'success' | 'pending' | 'failed';
  /** What was paid for the order, naira only, without fees that the customer bears on top, kobo. */
  readonly amount: Kobo;
  readonly transactionId: string;
  /** What the provider kept, as it reports it. */
  readonly fees: Kobo;
  /** The part of `fees` that comes out of `amount`: nothing where the customer bears them on top. */
  readonly ownFees: Kobo;
  /** Why the last card was refused, in words for the customer. */
  readonly failureReason?: string | undefined;
  /** A card was tried and its bank has not answered yet. */
  readonly isChecking?: boolean | undefined;
  readonly paidAt?: Date | undefined;
  readonly payer: Payer;
}

export interface NewPayment {
  /** Ours, stored before the provider hears of it. */
  readonly reference: string;
  readonly amount: Kobo;
  readonly email: string;
  /** Where the customer goes after paying. */
  readonly callbackUrl: string;
  readonly expiresAt: Date;
}

export interface Refund {
  /** Ours: the same id never gives money back twice. */
  readonly id: string;
  /** Of the payment. */
  readonly reference: string;
  readonly amount: Kobo;
}

export interface Transfer {
  /** Ours: the same reference never pays twice. */
  readonly reference: string;
  readonly amount: Kobo;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly reason: string;
}

export type TransferStatus = 'pending' | 'paid' | 'failed';

/** How a transfer ended, as the provider tells it. */
export interface TransferResult {
  readonly reference: string;
  readonly status: TransferStatus;
  /** What it moved, where the provider says so, kobo. */
  readonly amount?: Kobo | undefined;
  /** Why it failed, in the provider's words. */
  readonly reason?: string | undefined;
}

/** A customer's bank takes a payment back, or tries to. */
export interface DisputeNotice {
  /** The provider's. */
  readonly id: string;
  /** Of the payment. */
  readonly reference: string;
  /** What is taken back, kobo; all of the payment where the provider does not say. */
  readonly amount?: Kobo | undefined;
  readonly reason?: string | undefined;
  /** Without an answer by then it is lost. */
  readonly dueAt?: Date | undefined;
  readonly outcome: 'open' | 'won' | 'lost';
}

export interface DisputeAnswer {
  readonly disputeId: string;
  readonly reference: string;
  /** Accepted: the customer gets the money back. Declined: the bank decides, by the evidence. */
  readonly accepted: boolean;
  readonly amount: Kobo;
  /** Why, for the customer's bank. */
  readonly note: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** A signed notice, reduced to what we act upon. `key` is the same however often it is delivered; a repeatable one is looked into each time. */
export type WebhookEvent = { readonly key: string; readonly name: string } & (
  | { readonly kind: 'payment'; readonly reference: string }
  | { readonly kind: 'transfer'; readonly reference: string; readonly result: TransferResult }
  | { readonly kind: 'refund'; readonly reference: string; readonly repeatable: true }
  | { readonly kind: 'dispute'; readonly reference: string; readonly dispute: DisputeNotice }
  | { readonly kind: 'other'; readonly reference?: undefined }
);

/**
 * A company that takes cards, gives money back and pays out. Every amount in kobo. Calls throw a `ProviderUnavailable` when
 * it cannot be reached, and an `UnusableAnswer` when what it answers cannot be believed.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the payment and answers the address of its hosted card page. */
  initialise(payment: NewPayment): Promise<{ authorizationUrl: string }>;
  /**
   * Closes the payment's page, so that it takes no card any more, and says whether it had been paid before. Left out by
   * providers that cannot: money that is paid twice is then refunded.
   */
  close?(reference: string): Promise<'closed' | 'paid'>;
  /** None when no payment was opened under it. */
  verify(reference: string): Promise<ProviderPayment | undefined>;
  /** Throws a `ProviderRefusal` when it says no. */
  refund(refund: Refund): Promise<void>;
  /** Whether it could not send a refund that it had taken over. */
  hasRefundFailed(refund: Pick<Refund, 'id' | 'reference'>): Promise<boolean>;
  /** Throws a `ProviderRefusal` when it says no. */
  transfer(transfer: Transfer): Promise<TransferResult>;
  /** Throws a `ProviderRefusal` when it says no. */
  answerDispute(answer: DisputeAnswer): Promise<void>;
  /** Throws 401 unless the provider signed these very bytes. */
  assertSigned(rawBody: Buffer, headers: IncomingHttpHeaders): void;
  /** Throws an `UnusableAnswer` for a body that is none of the provider's notices. */
  readNotice(body: string): WebhookEvent;
}
