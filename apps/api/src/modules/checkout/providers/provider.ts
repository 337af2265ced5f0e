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
  /** What was asked for, without fees that the customer bears, kobo. */
  readonly amount: Kobo;
  readonly currency: string;
  readonly transactionId: string;
  /** What the provider kept, as it reports it. */
  readonly fees: Kobo;
  /** Why the last card was refused, in words for the customer. */
  readonly failureReason?: string | undefined;
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

/** The provider understood and said no: to ask again helps only when somebody has changed something. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** A signed notice, reduced to what we act upon. `key` is the same however often it is delivered; without one it is looked into each time. */
export type WebhookEvent =
  | { readonly kind: 'payment'; readonly key: string; readonly reference: string }
  | { readonly kind: 'transfer'; readonly key: string; readonly reference: string; readonly status: TransferStatus }
  | { readonly kind: 'refund'; readonly key: undefined; readonly reference: string }
  | { readonly kind: 'other'; readonly key: string; readonly name: string };

/** A company that takes cards, gives money back and pays out. Every amount in kobo; calls throw when it cannot be reached. */
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
  transfer(transfer: Transfer): Promise<TransferStatus>;
  /** Throws 401 unless the provider signed these very bytes. */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): WebhookEvent;
}
