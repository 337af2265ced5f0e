import type { Queries } from '@market/api-client/queries';
import { reviews } from '../../shared/endpoints';
import type { ReviewSearch } from './review-search';

export interface ReviewSubject {
  of: 'product' | 'store';
  id: string;
}

export const REVIEWS_PAGE_SIZE = 5;

/** Pages are numbered from 0. */
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

export const orderReviewsQuery = (api: Queries, orderId: string) =>
  api.query(reviews('forOrder'), { params: { orderId } });
