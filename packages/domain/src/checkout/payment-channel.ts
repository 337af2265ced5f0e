/** The ways to pay through the payment provider. Without a schema, for the shop's first page. */
export const paymentChannels = ['card', 'bank_transfer', 'ussd'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export const PAY_ON_DELIVERY = 'pay_on_delivery';

/** All ways to pay: through the provider, or in cash to the rider. */
export const paymentMethods = [...paymentChannels, PAY_ON_DELIVERY] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
