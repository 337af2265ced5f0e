import * as z from 'zod/mini';
import { roleSchema } from '../accounts/roles.schema';
import { auditChangeSchema } from '../audit/audit';
import { isoDateTime, optionalText } from '../field.schema';
import { searchQuerySchema } from '../paging';
import { dispatchRulesSchema } from '../shipping/dispatch-rules';
import { businessDetailsSchema, payOnDeliverySchema, placeSchema } from './onboarding';
import { socialLinksSchema } from './social-links';
import { storeStatusSchema } from './store-status';

/** The merchant's own store (spec section 3, store profile). */
export const storeProfileSchema = z.object({
  id: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  storePhoneNumber: z.optional(z.string()),
  about: z.optional(z.string()),
  logo: z.optional(z.string()),
  isPhysicalLocation: z.boolean(),
  shippingLocation: z.optional(placeSchema),
  socialLinks: socialLinksSchema,
  dispatch: dispatchRulesSchema,
  returnDays: z.int(),
  payOnDelivery: payOnDeliverySchema,
  status: storeStatusSchema,
  reviewNote: z.optional(z.string()),
  firstApproval: z.boolean(),
  secondApproval: z.boolean(),
  /** The hub that the store's orders pass through. */
  hubId: z.optional(z.string()),
});
export type StoreProfile = z.infer<typeof storeProfileSchema>;

/**
 * Pauses or resumes a store. While it is paused, its products are hidden, its page says so, and
 * open orders continue.
 */
export const storePauseSchema = z.object({ paused: z.boolean() });

/** Resubmits a rejected store, with an optional reply to the reason. */
export const storeResubmissionSchema = z.object({ answer: optionalText(500) });

/**
 * Merchant profile (spec section 3, merchant user) with the onboarding steps completed and the data
 * entered.
 */
export const merchantProfileSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: z.optional(roleSchema),
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  /** Name of the main category. */
  category: z.optional(z.string()),
  isRegisteredBusiness: z.optional(z.boolean()),
  image: z.optional(z.string()),
  lastLogin: z.optional(isoDateTime),
  onboardingPercent: z.int(),
  /** Visible to the owner only: identity and documents. */
  business: z.optional(businessDetailsSchema),
  store: storeProfileSchema,
  bank: z.optional(
    z.object({ bankName: z.string(), accountName: z.string(), accountNumberLast4: z.string() }),
  ),
});
export type MerchantProfile = z.infer<typeof merchantProfileSchema>;

/** A store in the approval queue, with everything an approver needs to decide. */
export const storeApplicationSchema = z.object({
  id: z.string(),
  storeName: z.string(),
  merchantId: z.string(),
  merchantName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  status: storeStatusSchema,
  reviewNote: z.optional(z.string()),
  /** The merchant's reply to an earlier rejection. */
  reviewAnswer: z.optional(z.string()),
  firstApproval: z.boolean(),
  secondApproval: z.boolean(),
  approvals: z.array(
    z.object({
      level: z.union([z.literal(1), z.literal(2)]),
      approverId: z.string(),
      approverName: z.string(),
      approvedAt: isoDateTime,
    }),
  ),
  submittedAt: z.optional(isoDateTime),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  paymentCategory: z.object({ id: z.string(), name: z.string(), commissionPercent: z.number() }),
});
export type StoreApplication = z.infer<typeof storeApplicationSchema>;

export const storeApplicationDetailSchema = z.extend(storeApplicationSchema, {
  business: z.optional(businessDetailsSchema),
  shippingLocation: z.optional(placeSchema),
  about: z.optional(z.string()),
  socialLinks: socialLinksSchema,
  bank: z.optional(
    z.object({ bankName: z.string(), accountName: z.string(), accountNumberLast4: z.string() }),
  ),
  /**
   * What the merchant changed since the store was sent back. Absent when the store was not sent
   * back.
   */
  changes: z.optional(z.array(auditChangeSchema)),
});
export type StoreApplicationDetail = z.infer<typeof storeApplicationDetailSchema>;

export const storeApplicationQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(storeStatusSchema),
});

/** `approved: false` rejects the store with a reason that the merchant can reply to. */
export const storeDecisionSchema = z
  .object({ approved: z.boolean(), reviewNote: optionalText(500) })
  .check(
    z.refine((d) => d.approved || (d.reviewNote ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reviewNote'],
    }),
  );
export type StoreDecision = z.infer<typeof storeDecisionSchema>;

/**
 * Where a store ships from (spec section 3, merchant shipping details). The street is public only
 * when shoppers can visit in person.
 */
export const merchantShippingSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  phoneNumber: z.optional(z.string()),
  shippingLocation: z.object({
    street: z.optional(z.string()),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    country: z.literal('Nigeria'),
  }),
  hubPhoneNumber: z.optional(z.string()),
});
export type MerchantShipping = z.infer<typeof merchantShippingSchema>;
