import type { Queries } from '@market/api-client/queries';
import { reviews } from '../../shared/endpoints';

/** The customer's reviews of one order, and what can still be reviewed. */
export const orderReviewsQuery = (api: Queries, orderId: string) =>
  api.query(reviews('forOrder'), { params: { orderId } });
