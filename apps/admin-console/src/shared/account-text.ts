/** The names under which finance staff see the ledger's accounts. */
const accountTexts: Readonly<Record<string, string>> = {
  psp_clearing: 'Card clearing',
  bank: 'Bank',
  escrow: 'Merchant’s share, held',
  merchant_payable: 'Payable to merchant',
  dispute_hold: 'Held for a dispute',
  partner_payable: 'Payable to shipping partner',
  payout_in_transit: 'Payout on its way',
  refund_payable: 'Refund to customer',
  commission_deferred: 'Commission, held',
  delivery_deferred: 'Delivery, held',
  commission_revenue: 'Commission',
  delivery_revenue: 'Delivery',
  subscription_revenue: 'Subscriptions',
  delivery_cost: 'Partners’ shares of delivery',
  psp_fee: 'Card fees',
  dispute_loss: 'Lost disputes',
};

export const accountText = (account: string): string => accountTexts[account] ?? account;
