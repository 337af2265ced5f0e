import type { Queries } from '@market/api-client/queries';
import { reviews } from '../../shared/endpoints';

/** What the customer may say, or has said, about one of their orders. */
export const orderReviewsQuery = (api: Queries, orderId: string) =>
  api.query(reviews('forOrder'), { params: { orderId } });
