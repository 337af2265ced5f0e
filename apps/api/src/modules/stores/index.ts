export { storeApprovalsService, type StoreApprovalsService } from './store-approvals.service';
export { storeApprovalsRoutes, storesRoutes } from './stores.routes';
export { storesService, type StoresService } from './stores.service';
