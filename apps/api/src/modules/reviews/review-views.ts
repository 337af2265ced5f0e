import { addLagosDays } from '@market/domain/calendar';
import {
  REVIEW_CHANGE_DAYS,
  shortName,
  starRatings,
  type OwnReview,
  type ReceivedReview,
  type Review,
  type ReviewListQuery,
  type ReviewPage,
} from '@market/domain/reviews/review';
import { meanRating } from '../catalogue';
import type { ReviewRow, ReviewView, StarCount } from './reviews.repository';

export const changeableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>): Date =>
  addLagosDays(createdAt, REVIEW_CHANGE_DAYS);

export const toReview = ({ review, options, ...writer }: ReviewView): Review => ({
  id: review.id,
  stars: review.stars,
  title: review.title ?? undefined,
  text: review.text ?? undefined,
  photos: review.photos,
  reviewer: shortName(writer),
  // Only delivered purchases can be reviewed.
  verified: true,
  productVariants: options && Object.keys(options).length > 0 ? options : undefined,
  reply:
    review.reply === null || review.repliedAt === null
      ? undefined
      : { text: review.reply, repliedAt: review.repliedAt.toISOString() },
  createdAt: review.createdAt.toISOString(),
  updatedAt: review.updatedAt.toISOString(),
});

export const toOwnReview = (view: ReviewView): OwnReview => ({
  ...toReview(view),
  changeableUntil: changeableUntil(view.review).toISOString(),
});

export const toReceivedReview = (view: ReviewView): ReceivedReview => {
  const { productName, review } = view;
  return {
    ...toReview(view),
    ...(review.productId !== null &&
      productName !== null && { product: { id: review.productId, name: productName } }),
  };
};

const sumBy = (counts: readonly StarCount[], value: (each: StarCount) => number): number =>
  counts.reduce((sum, each) => sum + value(each), 0);

/**
 * The totals of a list: mean and histogram of all reviews, and the number of reviews that match the
 * filters.
 */
export function reviewTotals(
  counts: readonly StarCount[],
  { stars, withPhotos }: Pick<ReviewListQuery, 'stars' | 'withPhotos'>,
): Omit<ReviewPage, 'rows'> {
  const total = sumBy(counts, ({ count }) => count);
  const matching = counts.filter((each) => stars === undefined || each.stars === stars);
  return {
    count: sumBy(matching, ({ count, photographed }) => (withPhotos ? photographed : count)),
    total,
    mean: meanRating({
      ratingSum: sumBy(counts, (each) => each.stars * each.count),
      ratingCount: total,
    }),
    histogram: starRatings.map((step) => ({
      stars: step,
      count: counts.find((each) => each.stars === step)?.count ?? 0,
    })),
  };
}
