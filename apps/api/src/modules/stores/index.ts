export { addFollowers, addStoreRating, saveSocialLinks } from './store-changes.repository';
export { storeApprovalsService, type StoreApprovalsService } from './store-approvals.service';
export { storeApprovalsRoutes, storesRoutes } from './stores.routes';
export { lockStore } from './stores.repository';
export { storesService, type StoresService } from './stores.service';
