import type { Queries } from '@market/api-client/queries';
import { policies } from '../../shared/endpoints';

const MINUTE = 60_000;

export const policiesQuery = (api: Queries, store: string) => ({
  ...api.query(policies('ofStore'), { params: { id: store } }),
  staleTime: 10 * MINUTE,
});
