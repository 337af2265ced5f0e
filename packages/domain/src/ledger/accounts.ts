/**
 * Accounts of the double-entry ledger. Debits are positive, credits negative. escrow,
 * merchant_payable and dispute_hold are kept per store, by the entry's `storeId`, and
 * partner_payable and cash_collected per shipping partner, by its `partnerId`.
 */
export const ledgerAccounts = [
  /** Asset: charged by the payment provider, not yet in the bank. */
  'psp_clearing',
  /** Asset: the platform's bank account. */
  'bank',
  /**
   * Asset: cash that riders collected for orders paid on delivery. Held by the shipping partner or
   * the platform's dispatcher in `partnerId` until it is deducted from a payout or remitted.
   */
  'cash_collected',
  /** Liability: a merchant's share of an order that can still be returned. */
  'escrow',
  /** Liability: a merchant's share that is due. Positive: the merchant owes the platform. */
  'merchant_payable',
  /** Liability: a merchant's share held during a dispute. */
  'dispute_hold',
  /** Liability: shipping partners' shares of delivery fees. */
  'partner_payable',
  /** Liability: a payout that is sent but not confirmed. */
  'payout_in_transit',
  /** Liability: refunds owed to customers, not yet sent by the provider. */
  'refund_payable',
  /** Liabilities that become revenue when the order completes. */
  'commission_deferred',
  'delivery_deferred',
  'commission_revenue',
  'delivery_revenue',
  /** Revenue: subscription fees of stores. */
  'subscription_revenue',
  /** Expense: shares of delivery fees that shipping partners earned. */
  'delivery_cost',
  /** Expense: the provider's fee. */
  'psp_fee',
  /** Expense: lost disputes over payments that had already been refunded. */
  'dispute_loss',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
