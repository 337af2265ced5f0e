import { providerFeeEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { Db } from '../../db/db';
import type { MailedCustomer } from '../../platform/guest-link';
import { type CheckoutRow } from './checkout.repository';
import type { LedgerService } from '../ledger';
import type { OrderMails } from '../orders';
import type { OutboxService } from '../outbox';
import type { ProviderPayment } from '../payment-providers';
import { latePaymentEntries, type RefundsService } from '../refunds';

interface Deps {
  readonly ledger: LedgerService;
  readonly refunds: Pick<RefundsService, 'open'>;
  readonly outbox: Pick<OutboxService, 'mail'>;
  readonly mails: Pick<OrderMails, 'shopLink'>;
}

/**
 * Refunds the part of a bank transfer that exceeds the price, in kobo. The remaining amount pays
 * for the order.
 */
export async function refundExcess(
  db: Db,
  { ledger, refunds, outbox, mails }: Deps,
  { id, reference }: CheckoutRow,
  customer: MailedCustomer & { readonly email: string },
  excess: number,
): Promise<void> {
  await ledger.record(db, 'overpayment', reference, latePaymentEntries(excess));
  await refunds.open(db, { checkoutId: id, amount: excess });
  await outbox.mail(db, {
    kind: 'payment-returned',
    to: customer.email,
    subject: `We are refunding ${formatKobo(excess)} that you overpaid`,
    text: `Your transfer was ${formatKobo(excess)} more than the price. Your order is placed, and we are refunding ${formatKobo(excess)} to the account that it came from. The payment is ${shortPaymentReference(reference)}.`,
    link: mails.shopLink(customer, `/checkout/return?reference=${reference}`),
  });
}

export async function refundAll(
  db: Db,
  { ledger, refunds, outbox, mails }: Deps,
  { id, reference }: CheckoutRow,
  customer: MailedCustomer & { readonly email: string },
  { amount, ownFees }: ProviderPayment,
  reason: string,
): Promise<void> {
  await ledger.recordAll(db, [
    { kind: 'late_payment', ref: reference, entries: latePaymentEntries(amount) },
    { kind: 'provider_fee', ref: reference, entries: providerFeeEntries(ownFees) },
  ]);
  await refunds.open(db, { checkoutId: id, amount });
  await outbox.mail(db, {
    kind: 'payment-returned',
    to: customer.email,
    subject: `We are refunding your payment of ${formatKobo(amount)}`,
    text: `${reason} We are refunding ${formatKobo(amount)} for payment ${shortPaymentReference(reference)} to the card or account that you paid with.`,
    link: mails.shopLink(customer, `/checkout/return?reference=${reference}`),
  });
}
