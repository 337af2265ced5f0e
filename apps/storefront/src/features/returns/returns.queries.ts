import type { Queries } from '@market/api-client/queries';
import { returns } from '../../shared/endpoints';

export const returnsOfOrderQuery = (api: Queries, orderId: string) =>
  api.query(returns('list'), { query: { orderId } });

export const returnQuery = (api: Queries, id: string) =>
  api.query(returns('byId'), { params: { id } });
