import { starRatings, type Review, type ReviewPage } from '@market/domain/reviews/review';
import { idOf } from './ids';

export const buildReview = (overrides: Partial<Review> = {}): Review => ({
  id: idOf(`review-${overrides.title ?? 'power'}`),
  stars: 5,
  title: 'Three days without light',
  text: 'Freezer, two TVs and all the lamps.',
  photos: [],
  reviewer: 'Chidinma O.',
  verified: true,
  createdAt: '2026-11-12T08:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
  ...overrides,
});

/** A first page with exactly these reviews and their summary. */
export function buildReviewPage(
  reviews: readonly Review[],
  overrides: Partial<ReviewPage> = {},
): ReviewPage {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return {
    rows: [...reviews],
    count: reviews.length,
    total: reviews.length,
    mean: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    histogram: starRatings.map((stars) => ({
      stars,
      count: reviews.filter((review) => review.stars === stars).length,
    })),
    ...overrides,
  };
}
