import type { Queries } from '@market/api-client/queries';
import { reviews } from '../../shared/endpoints';
import type { ReviewSearch } from './review-search';

/** What is reviewed: a product or a store. */
export interface ReviewSubject {
  of: 'product' | 'store';
  id: string;
}

export const REVIEWS_PAGE_SIZE = 5;

/** One page of the reviews. Pages are numbered from 0. */
export const reviewsQuery = (
  api: Queries,
  { of, id }: ReviewSubject,
  { stars, order }: ReviewSearch,
  page = 0,
) =>
  api.query(reviews('list'), {
    params: { id },
    query: { of, stars, sort: order, limit: REVIEWS_PAGE_SIZE, offset: page * REVIEWS_PAGE_SIZE },
  });

/** The newest reviews, enough to include some with text. */
export const newestReviewsQuery = (api: Queries, { of, id }: ReviewSubject) =>
  api.query(reviews('list'), { params: { id }, query: { of, limit: 24 } });

/** The customer's reviews of one order, and the items that can still be reviewed. */
export const orderReviewsQuery = (api: Queries, orderId: string) =>
  api.query(reviews('forOrder'), { params: { orderId } });
