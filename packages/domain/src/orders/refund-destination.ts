/**
 * Where a refund goes, as the end of a sentence to the customer: `We sent ₦5,000.00 to …`. Cash
 * paid on delivery is refunded by a bank transfer.
 */
export const refundDestination = (order: { readonly payOnDelivery?: unknown }): string =>
  order.payOnDelivery
    ? 'the bank account that you entered with the return'
    : 'the card or account that you paid with';
