const labels = {
  out_of_stock: 'Out of stock',
  listing_mistake: 'Mistake in the price or the listing',
  cannot_deliver: 'Cannot deliver to this address',
  customer_asked: 'The customer asked to cancel',
  suspected_fraud: 'Suspected fraud',
  changed_mind: 'I changed my mind',
  ordered_by_mistake: 'I ordered by mistake',
  takes_too_long: 'Delivery takes too long',
  found_elsewhere: 'I found it elsewhere',
  other: 'Another reason',
} as const;

export type CancelReason = keyof typeof labels;

/** Reasons for stores and the platform. */
export const sellerCancelReasons = [
  'out_of_stock',
  'listing_mistake',
  'cannot_deliver',
  'customer_asked',
  'suspected_fraud',
  'other',
] as const satisfies CancelReason[];
export const customerCancelReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'takes_too_long',
  'found_elsewhere',
  'other',
] as const satisfies CancelReason[];

export const cancelReasonLabel = (reason: CancelReason): string => labels[reason];

const customerTexts: Partial<Record<CancelReason, string>> = {
  out_of_stock: 'The store has run out of stock.',
  listing_mistake: 'There was a mistake in the price or on the product’s page.',
  cannot_deliver: 'The order cannot be delivered to your address.',
  customer_asked: 'The order was cancelled as you asked.',
  suspected_fraud: 'The order could not be verified.',
};

/** The reason as shown to the customer. Undefined for reasons that are not shown. */
export const cancelReasonForCustomer = (reason: CancelReason): string | undefined =>
  customerTexts[reason];
