import type { Queries } from '@market/api-client/queries';
import { stockAlerts } from '../../shared/endpoints';

export const stockAlertsQuery = (api: Queries) => api.query(stockAlerts('mine'));

export const addStockAlert = (api: Queries) =>
  api.mutation(stockAlerts('add'), { invalidates: [stockAlerts('mine')] });

export const removeStockAlert = (api: Queries) =>
  api.mutation(stockAlerts('remove'), { invalidates: [stockAlerts('mine')] });
