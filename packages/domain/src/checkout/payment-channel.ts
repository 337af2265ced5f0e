/** The ways to pay through the payment provider. Without a schema, for the shop's first page. */
export const paymentChannels = ['card', 'bank_transfer', 'ussd'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];
