import * as z from 'zod/mini';
import { hostedImage, isoDateTime, optionalText, requiredText } from '../field.schema';
import { pageQuerySchema } from '../paging';

/** Star ratings, best first. */
export const starRatings = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof starRatings)[number];
export const MAX_REVIEW_PHOTOS = 6;

/** Days after posting within which a review can be changed. */
export const REVIEW_CHANGE_DAYS = 30;

const starsSchema = z.literal(starRatings, { error: 'Choose from 1 to 5 stars' });
const photosSchema = z._default(
  z
    .array(hostedImage)
    .check(z.maxLength(MAX_REVIEW_PHOTOS, { error: `Add at most ${MAX_REVIEW_PHOTOS} photos` })),
  [],
);

/** Only stars are required. The text is plain. */
const opinionFields = {
  stars: starsSchema,
  title: optionalText(100),
  text: optionalText(2000),
  photos: photosSchema,
};

/** Review of a delivered product, one per order item. Posting again changes it. */
export const productReviewInputSchema = z.object({
  orderItemId: requiredText('what was bought'),
  ...opinionFields,
});
export type ProductReviewInput = z.infer<typeof productReviewInputSchema>;

/** Review of an order's store, one per order. Posting again changes it. */
export const storeReviewInputSchema = z.object({
  orderId: requiredText('the order'),
  ...opinionFields,
});
export type StoreReviewInput = z.infer<typeof storeReviewInputSchema>;

export type ReviewContent = Omit<StoreReviewInput, 'orderId'>;

/** A public review by a customer who bought the product or ordered from the store. */
export const reviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  photos: z.array(z.string()),
  /** `Amaka O.` */
  reviewer: z.string(),
  verified: z.boolean(),
  /** Purchased options: `{ Casing: 'Graphite' }`. Product reviews only. */
  productVariants: z.optional(z.record(z.string(), z.string())),
  reply: z.optional(z.object({ text: z.string(), repliedAt: isoDateTime })),
  createdAt: isoDateTime,
  /** Later than `createdAt` when the review was changed. */
  updatedAt: isoDateTime,
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const reviewListQuerySchema = z.extend(pageQuerySchema, {
  /** Whether the id in the path is a product's or a store's. */
  of: z._default(z.enum(['product', 'store']), 'product'),
  stars: z.optional(z.pipe(z.coerce.number<number>(), starsSchema)),
  withPhotos: z.optional(z.enum(['true'])),
  sort: z.optional(z.enum(reviewSorts)),
});
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>;

/**
 * `count` is the number of reviews that match the filters. `mean` and `histogram` cover all
 * reviews.
 */
export const reviewPageSchema = z.object({
  rows: z.array(reviewSchema),
  count: z.int(),
  total: z.int(),
  /** The mean with one decimal. 0 without reviews. */
  mean: z.number(),
  /** Five entries, best first. */
  histogram: z.array(z.object({ stars: starsSchema, count: z.int() })),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/**
 * A review in the console of the reviewed store. A review without a product is about the store
 * itself.
 */
export const receivedReviewSchema = z.extend(reviewSchema, {
  product: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;

export const receivedReviewQuerySchema = z.extend(pageQuerySchema, {
  of: z.optional(z.enum(['product', 'store'])),
  stars: z.optional(z.pipe(z.coerce.number<number>(), starsSchema)),
  replied: z.optional(z.enum(['yes', 'no'])),
});
export type ReceivedReviewQuery = z.infer<typeof receivedReviewQuerySchema>;

export const ownReviewSchema = z.extend(reviewSchema, { changeableUntil: isoDateTime });
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** `mayReview`: the customer can post a first review, or change the existing one. */
const reviewableFields = { mayReview: z.boolean(), review: z.optional(ownReviewSchema) };

export const orderReviewsSchema = z.object({
  orderId: z.string(),
  items: z.array(
    z.object({
      orderItemId: z.string(),
      productId: z.string(),
      productName: z.string(),
      image: z.optional(z.string()),
      productVariants: z.record(z.string(), z.string()),
      ...reviewableFields,
    }),
  ),
  store: z.object({ storeId: z.string(), storeName: z.string(), ...reviewableFields }),
});
export type OrderReviews = z.infer<typeof orderReviewsSchema>;

/** `Amaka Obi` becomes `Amaka O.`, for public display. */
export function shortName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string {
  const [initial] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(lastName.trim());
  return initial ? `${firstName} ${initial.segment.toUpperCase()}.` : firstName;
}
