import * as reviews from '@market/api-client/contract/main/reviews';
import type { Queries } from '@market/api-client/queries';

/** What the customer may say, or has said, about one of their orders. */
export const orderReviewsQuery = (api: Queries, orderId: string) =>
  api.query(reviews.forOrder, { params: { orderId } });
