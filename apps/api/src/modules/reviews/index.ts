import { reviewsRoutes } from './reviews.routes';
import { reviewsService } from './reviews.service';

export { reviewData } from './reviews.repository';
export { moveReviews } from './reviews.repository';
export type { ReviewsService } from './reviews.service';

/** Reviews of products and stores. */
export function createReviews(deps: Parameters<typeof reviewsService>[0]) {
  const reviews = reviewsService(deps);
  return { services: { reviews }, routes: [reviewsRoutes({ reviews })] };
}
