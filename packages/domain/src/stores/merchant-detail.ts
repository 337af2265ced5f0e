import * as z from 'zod/mini';
import { roleSchema } from '../accounts/roles';
import { businessDetailsSchema, addressSchema, placeSchema } from './onboarding';

/** A merchant with its store, as approvers see it and the merchant itself (spec section 3, merchant detail). */
export const merchantDetailSchema = z.extend(
  z.partial(
    z.omit(businessDetailsSchema, {
      isRegisteredBusiness: true,
      rcNumber: true,
      taxNumber: true,
      vatRegistered: true,
      categoryId: true,
      officeAddress: true,
    }),
  ),
  {
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.optional(z.string()),
    /** What it mainly sells, by name. */
    category: z.optional(z.string()),
    role: roleSchema,
    /** The role by its name: roles have no other id. */
    roleId: roleSchema,
    /** The email address is confirmed. */
    confirm: z.boolean(),
    /** Its store has both approvals. */
    isVerified: z.boolean(),
    /** Shoppers may come. */
    physicalLocation: z.boolean(),
    pickupLocation: z.optional(placeSchema),
    store: z.object({
      id: z.string(),
      storeName: z.string(),
      storeUrl: z.string(),
      logo: z.optional(z.string()),
      isRegisteredBusiness: z.boolean(),
      merchantId: z.string(),
      officeAddress: z.optional(addressSchema),
      /** How many it has, in every state. */
      products: z.int(),
      proofOfAddress: z.optional(z.string()),
      storeFollowers: z.int(),
    }),
  },
);
export type MerchantDetail = z.infer<typeof merchantDetailSchema>;
