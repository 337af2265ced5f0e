import * as z from 'zod/mini';
import { requiredChoiceSchema } from '../bounds';
import { isoDateTime, optionalText, requiredText } from '../field.schema';
import { placeSchema } from '../stores/onboarding';

/** A platform depot: stores bring parcels to it, and riders collect them there. */
export const hubSchema = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  address: placeSchema,
});
export type Hub = z.infer<typeof hubSchema>;

export const hubApplicationStatuses = ['pending', 'approved', 'declined'] as const;
export const hubApplicationStatusSchema = z.enum(hubApplicationStatuses);

/** A store's application to send its orders through a hub (spec section 1). */
export const hubApplicationSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  hub: hubSchema,
  status: hubApplicationStatusSchema,
  note: z.optional(z.string()),
  /** Reason for the rejection. */
  reviewNote: z.optional(z.string()),
  appliedAt: isoDateTime,
  decidedAt: z.optional(isoDateTime),
});
export type HubApplication = z.infer<typeof hubApplicationSchema>;

/** An application with contact and location of the store, for the platform's lists. */
export const hubStoreSchema = z.extend(hubApplicationSchema, {
  merchantName: z.string(),
  email: z.string(),
  storePhoneNumber: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
});
export type HubStore = z.infer<typeof hubStoreSchema>;

export const ownHubApplicationSchema = z.object({ application: z.optional(hubApplicationSchema) });

export const newHubApplicationSchema = z.object({
  hubId: requiredChoiceSchema('Choose a hub'),
  note: optionalText(500),
});
export type NewHubApplication = z.infer<typeof newHubApplicationSchema>;

export const hubApprovalSchema = z.object({ storeId: requiredText('a store') });
export const hubRefusalSchema = z.object({
  storeId: requiredText('a store'),
  reviewNote: requiredText('the reason', 500),
});
export type HubRefusal = z.infer<typeof hubRefusalSchema>;
