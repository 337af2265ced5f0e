import * as z from 'zod/mini';
import { email, optionalText, phoneNumber, requiredChoice, requiredText } from '../field.schema';

/**
 * A customer's shipping address (spec section 3). `lga` is our own field: the spec's `address`
 * contains the street.
 */
export const newAddressSchema = z.object({
  fullName: requiredText('the recipient’s name', 120),
  phoneNumber,
  emailAddress: email,
  stateOrRegion: requiredChoice('a state', 40),
  lga: requiredChoice('a local government area', 60),
  address: requiredText('the street address', 200),
  /** Our own field: helps riders to find the address, for example a landmark or a plus code. */
  landmark: optionalText(120),
});
export type NewAddress = z.infer<typeof newAddressSchema>;

export const addressSchema = z.extend(newAddressSchema, { id: z.string(), default: z.boolean() });
export type Address = z.infer<typeof addressSchema>;

/** The delivery address stored on an order at checkout. Riders do not see the email. */
export const deliveryAddressSchema = z.extend(newAddressSchema, {
  emailAddress: z.optional(email),
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/**
 * The response to a change of the default address: the new default, and the one that it replaced
 * (spec section 4).
 */
export const defaultChangeSchema = z.object({
  current: addressSchema,
  previous: z.optional(addressSchema),
});

/**
 * A correction of an order's delivery address. The state cannot change, because the fee and the
 * delivery days that the customer paid for depend on it.
 */
export const orderAddressSchema = z.omit(newAddressSchema, {
  emailAddress: true,
  stateOrRegion: true,
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;
