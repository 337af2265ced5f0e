import * as z from 'zod/mini';
import { roleSchema } from '../accounts/roles.schema';
import { businessDetailsSchema, businessAddressSchema, placeSchema } from './onboarding';

/**
 * A merchant with its store, for approvers and the merchant itself (spec section 3, merchant
 * detail).
 */
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
    /** Name of the main category. */
    category: z.optional(z.string()),
    role: roleSchema,
    /** The role's name, because roles have no id. */
    roleId: roleSchema,
    /** Whether the email address is confirmed. */
    confirm: z.boolean(),
    /** Whether the store has both approvals. */
    isVerified: z.boolean(),
    /** Whether shoppers can visit in person. */
    physicalLocation: z.boolean(),
    pickupLocation: z.optional(placeSchema),
    store: z.object({
      id: z.string(),
      storeName: z.string(),
      storeUrl: z.string(),
      logo: z.optional(z.string()),
      isRegisteredBusiness: z.boolean(),
      merchantId: z.string(),
      officeAddress: z.optional(businessAddressSchema),
      /** Number of products in any status. */
      products: z.int(),
      proofOfAddress: z.optional(z.string()),
      storeFollowers: z.int(),
    }),
  },
);
export type MerchantDetail = z.infer<typeof merchantDetailSchema>;
