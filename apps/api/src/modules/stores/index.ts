import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { DocumentsService } from '../documents';
import type { OutboxService } from '../outbox';
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
export { insertInitialPaymentCategories } from './initial-payment-categories.repository';
export { addFollowers, addStoreRating, saveSocialLinks } from './store-changes.repository';
export { lockStore } from './stores.repository';
export { replaceTradeCategory } from './trade-categories.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, 'origins'>;
  readonly documents: DocumentsService;
  readonly audit: AuditService;
  readonly outbox: OutboxService;
  readonly storePages: StorePages;
}

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
