export { reviewsRoutes } from './reviews.routes';
export { reviewsService, type ReviewsService } from './reviews.service';
