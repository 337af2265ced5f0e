import { merchantsService } from './merchants.service';
import { paymentCategoriesService } from './payment-categories.service';
import { storeApprovalsService } from './store-approvals.service';
import {
  merchantsRoutes,
  paymentCategoriesRoutes,
  storeApprovalsRoutes,
  storesRoutes,
  type StorePages,
} from './stores.routes';
import { storesService } from './stores.service';

export type { StoresService } from './stores.service';

type Deps = Parameters<typeof storesService>[0] &
  Parameters<typeof storeApprovalsService>[0] & { readonly storePages: StorePages };

export { insertInitialPaymentCategories } from './initial-payment-categories.repository';
export { addFollowers, addStoreRating, saveSocialLinks } from './store-changes.repository';
export { lockStore } from './stores.repository';
export { replaceTradeCategory } from './trade-categories.repository';

/** Merchants' stores and their approval. */
export function createStores(deps: Deps) {
  const stores = storesService(deps);
  const storeApprovals = storeApprovalsService(deps);
  const merchants = merchantsService(deps);
  const paymentCategories = paymentCategoriesService(deps);
  return {
    services: { stores, storeApprovals, merchants, paymentCategories },
    routes: [
      storesRoutes({ stores, storePages: deps.storePages }),
      storeApprovalsRoutes({ storeApprovals }),
      merchantsRoutes({ merchants, storeApprovals }),
      paymentCategoriesRoutes({ paymentCategories }),
    ],
  };
}
