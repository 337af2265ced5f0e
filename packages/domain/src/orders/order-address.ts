import * as z from 'zod/mini';
import { newAddressSchema } from '../shipping/address';

/**
 * A correction of where an order goes. The state stays: fee and days depend on it, and the customer
 * has paid for those.
 */
export const orderAddressSchema = z.omit(newAddressSchema, {
  emailAddress: true,
  stateOrRegion: true,
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;
