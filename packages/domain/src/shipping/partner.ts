import * as z from 'zod/mini';
import { email, isoDateTime, optionalText, phoneNumber, requiredText } from '../field.schema';
import { money } from '../money.schema';
import { pageOf, searchQuerySchema } from '../paging';
import {
  partnerApplicationSchema,
  partnerOnboardingSteps,
  partnerStatusSchema,
} from './partner-onboarding';

/** A partner that an order can be assigned to. */
export const partnerSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  onboarded: z.boolean(),
  activeOrders: z.int(),
  deliveredOrders: z.int(),
});
export type Partner = z.infer<typeof partnerSchema>;

/** A partner as the platform manages it, in any status. */
export const platformPartnerSchema = z.extend(partnerSchema, {
  contactName: z.string(),
  /** `/images/<id>`. */
  logo: z.optional(z.string()),
  status: partnerStatusSchema,
  createdAt: isoDateTime,
  submittedAt: z.optional(isoDateTime),
  deactivationReason: z.optional(z.string()),
});
export type PlatformPartner = z.infer<typeof platformPartnerSchema>;
export const platformPartnerPageSchema = pageOf(platformPartnerSchema);

export const platformPartnerDetailSchema = z.extend(platformPartnerSchema, {
  application: partnerApplicationSchema,
  /** The partner's share of the delivery fees for orders assigned from now on. */
  sharePercent: z.number(),
  /** The amount that is earned and not yet paid. */
  owed: money,
});
export type PlatformPartnerDetail = z.infer<typeof platformPartnerDetailSchema>;

export const partnerQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(partnerStatusSchema),
});
export type PartnerQuery = z.infer<typeof partnerQuerySchema>;

/** A partner that an admin invites. It onboards like one that signed up. */
export const newPartnerSchema = z.object({
  companyName: requiredText('the name of the company', 120),
  firstName: requiredText('a first name', 60),
  lastName: requiredText('a last name', 60),
  email,
  phoneNumber: z.optional(phoneNumber),
});
export type NewPartner = z.infer<typeof newPartnerSchema>;

/**
 * `approved: false` sends the application back to the partner with a reason and, optionally, the
 * step to change.
 */
export const partnerDecisionSchema = z
  .object({
    approved: z.boolean(),
    reviewNote: optionalText(500),
    reviewStep: z.optional(z.enum(partnerOnboardingSteps, { error: 'Choose a step' })),
  })
  .check(
    z.refine(({ approved, reviewNote }) => approved || (reviewNote ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reviewNote'],
    }),
  );
export type PartnerDecision = z.infer<typeof partnerDecisionSchema>;

export const partnerDeactivationSchema = z.object({
  reason: requiredText('a reason', 500),
});
