/**
 * The ways to pay through the payment provider. There is no schema here, because the shop's first
 * page loads this file.
 */
export const paymentChannels = ['card', 'bank_transfer', 'ussd'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export const PAY_ON_DELIVERY = 'pay_on_delivery';

/** All ways to pay: through the provider, or in cash to the rider. */
export const paymentMethods = [...paymentChannels, PAY_ON_DELIVERY] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
