import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as curation from '@market/api-client/contract/main/curation';
import * as systems from '@market/api-client/contract/main/systems';
import type { Queries } from '@market/api-client/queries';

export const promotionsQuery = (api: Queries) => api.query(curation.promotions);

export const outletsQuery = (api: Queries) => api.query(curation.officialOutlets);

/** The official outlets as the home page shows them, each with its products. */
export const shownOutletsQuery = (api: Queries) => api.query(catalogue.officialOutlets);

export const systemQuery = (api: Queries) => api.query(systems.editable);

export const productQuery = (api: Queries, id: string) =>
  api.query(catalogue.byId, { params: { id } });

const PRODUCTS_SHOWN = 10;

/** Products in stock on the marketplace, best sellers first. */
export const productSearchQuery = (api: Queries, search: string) =>
  api.query(catalogue.list, {
    query: { limit: PRODUCTS_SHOWN, search: search || undefined, inStock: 'true' },
  });

const invalidates = [curation.promotions, curation.officialOutlets, catalogue.officialOutlets];

export const createPromotion = (api: Queries) =>
  api.mutation(curation.createPromotion, { invalidates, quiet: true });

export const publishPromotion = (api: Queries) =>
  api.mutation(curation.publishPromotion, {
    invalidates,
    quiet: true,
    success: 'Published on the home page',
  });

export const orderPromotions = (api: Queries) =>
  api.mutation(curation.orderPromotions, { invalidates, quiet: true });

export const removePromotion = (api: Queries) =>
  api.mutation(curation.removePromotion, {
    invalidates,
    quiet: true,
    success: 'Promotion deleted',
  });

export const addOutlet = (api: Queries) =>
  api.mutation(curation.addOfficialOutlet, { invalidates });

export const removeOutlet = (api: Queries) =>
  api.mutation(curation.removeOfficialOutlet, { invalidates, quiet: true });

export const publishSystem = (api: Queries) =>
  api.mutation(systems.publish, {
    invalidates: [systems.editable],
    quiet: true,
    success: 'Published on the home page',
  });

export const removeSystem = (api: Queries) =>
  api.mutation(systems.remove, {
    invalidates: [systems.editable],
    quiet: true,
    success: 'Removed from the home page',
  });
