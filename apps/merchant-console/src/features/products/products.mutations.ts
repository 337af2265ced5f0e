import type { Queries } from '@market/api-client/queries';
import * as products from '@market/api-client/contract/main/products';

export const productCreation = (api: Queries) => api.mutation(products.create, { quiet: true });

export const productChange = (api: Queries) => api.mutation(products.update, { quiet: true });
