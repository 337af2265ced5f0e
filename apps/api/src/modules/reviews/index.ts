import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { moveReviews, reviewData } from './reviews.repository';
import { reviewsRoutes } from './reviews.routes';
import { reviewsService } from './reviews.service';

export type { ReviewsService } from './reviews.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createReviews(deps: Deps) {
  const reviews = reviewsService(deps);
  return {
    services: { reviews },
    routes: [reviewsRoutes({ reviews })],
    personalData: { posts: [reviewData] },
    moveGuestData: moveReviews,
  };
}
