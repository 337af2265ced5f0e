import * as z from 'zod/mini';
import { createStored } from '../../shared/stored';

const checkoutDraftSchema = z.object({
  couponCode: z.optional(z.string().check(z.maxLength(20))),
  addressId: z.optional(z.string()),
  orderNote: z.optional(z.string().check(z.maxLength(500))),
  /** The payment that was opened last, by its reference, until its end has been seen: a tab may be closed on the card page. */
  openPayment: z.optional(z.string().check(z.maxLength(64))),
});
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

/** What was entered on the way to paying. Outlives the trip to the card page and back, until the order is placed. */
export const checkoutDraft = createStored<CheckoutDraft>('storefront_checkout', checkoutDraftSchema, {});

export const changeDraft = (patch: CheckoutDraft): void => checkoutDraft.set({ ...checkoutDraft.get(), ...patch });
