/**
 * Every account of the double-entry ledger. A debit is above zero, a credit below; escrow, merchant_payable and
 * dispute_hold are kept per store by the entry's `storeId`.
 */
export const ledgerAccounts = [
  /** Asset: taken by the payment provider, not yet in the bank. */
  'psp_clearing',
  /** Asset: the platform's own bank account. */
  'bank',
  /** Liability: a merchant's share of an order that can still come back. */
  'escrow',
  /** Liability: a merchant's share that is due. Above zero: the merchant owes. */
  'merchant_payable',
  /** Liability: a merchant's share that is held while the customer's bank disputes the payment. */
  'dispute_hold',
  /** Liability: a payout that was sent and is not confirmed. */
  'payout_in_transit',
  /** Liability: promised back to a customer, not yet sent by the provider. */
  'refund_payable',
  /** Liabilities that become revenue when the order completes. */
  'commission_deferred',
  'delivery_deferred',
  'commission_revenue',
  'delivery_revenue',
  /** Revenue: what stores pay for their plans. */
  'subscription_revenue',
  /** Expense: what the provider keeps of a payment. */
  'psp_fee',
  /** Expense: taken back by a customer's bank after it had been refunded. */
  'dispute_loss',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
