import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as curation from '@market/api-client/contract/main/curation';
import type { Queries } from '@market/api-client/queries';

export const promotionsQuery = (api: Queries) => api.query(curation.promotions);

export const outletsQuery = (api: Queries) => api.query(curation.officialOutlets);

const PRODUCTS_SHOWN = 10;

/** Products in stock on the marketplace, best sellers first. */
export const productSearchQuery = (api: Queries, search: string) =>
  api.query(catalogue.list, {
    query: { limit: PRODUCTS_SHOWN, search: search || undefined, inStock: 'true' },
  });

const invalidates = [curation.promotions, curation.officialOutlets];

/** `quiet`: the dialog shows the error. */
export const promotionCreation = (api: Queries) =>
  api.mutation(curation.createPromotion, { invalidates, quiet: true });

/** `quiet`: the editor shows the error. */
export const promotionPublication = (api: Queries) =>
  api.mutation(curation.publishPromotion, {
    invalidates,
    quiet: true,
    success: 'Published on the home page',
  });

/** `quiet`: the dialog shows the error. */
export const promotionRemoval = (api: Queries) =>
  api.mutation(curation.removePromotion, {
    invalidates,
    quiet: true,
    success: 'Promotion deleted',
  });

export const outletAddition = (api: Queries) =>
  api.mutation(curation.addOfficialOutlet, { invalidates });

/** `quiet`: the dialog shows the error. */
export const outletRemoval = (api: Queries) =>
  api.mutation(curation.removeOfficialOutlet, { invalidates, quiet: true });
