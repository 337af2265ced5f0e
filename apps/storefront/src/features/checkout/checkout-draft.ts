import * as z from 'zod/mini';
import { createStored, type Stored } from '../../shared/stored';

const checkoutDraftSchema = z.object({
  couponCode: z.optional(z.string().check(z.maxLength(20))),
  addressId: z.optional(z.string()),
  orderNote: z.optional(z.string().check(z.maxLength(500))),
  /** The payment that was opened last, by its reference, until its end has been seen: a tab may be closed on the card page. */
  openPayment: z.optional(z.string().check(z.maxLength(64))),
});
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

/** What was entered on the way to paying for the cart. Outlives the trip to the card page and back, until the order is placed. */
export const checkoutDraft = createStored<CheckoutDraft>(
  'storefront_checkout',
  checkoutDraftSchema,
  {},
);

/** The same for "Buy now", so that the cart's coupon and note stay with the cart. */
export const buyNowDraft = createStored<CheckoutDraft>(
  'storefront_buy_now',
  checkoutDraftSchema,
  {},
);

export const patchDraft = (draft: Stored<CheckoutDraft>, patch: CheckoutDraft): void =>
  draft.set({ ...draft.get(), ...patch });

export const changeDraft = (patch: CheckoutDraft): void => patchDraft(checkoutDraft, patch);

/** The draft whose open payment this is. */
export const draftOfPayment = (reference: string): Stored<CheckoutDraft> =>
  buyNowDraft.get().openPayment === reference ? buyNowDraft : checkoutDraft;
