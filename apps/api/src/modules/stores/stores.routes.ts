import * as contract from '@market/api-client/contract';
import type { StorePage } from '@market/domain/stores/store-page';
import { endpoints, type Routes } from '../../http/mount';
import type { StoreApprovalsService } from './store-approvals.service';
import type { StoresService } from './stores.service';

/** The public pages of stores, which their themes design. */
export interface StorePages {
  at(slugOrId: string): Promise<StorePage>;
}

export const storesRoutes = ({
  stores,
  storePages,
}: {
  stores: StoresService;
  storePages: StorePages;
}): Routes =>
  endpoints(contract.stores, {
    profile: ({ principal, params }) => stores.profile(principal, params.id),
    saveProfile: ({ principal, body }) => stores.saveProfile(principal, body),
    pause: ({ principal, body }) => stores.pause(principal, body),
    resubmit: ({ principal, body }) => stores.resubmit(principal, body.answer),
    page: ({ params }) => storePages.at(params.id),
    shippingAddress: ({ params }) => stores.shippingAddress(params.id),
  });

export const storeApprovalsRoutes = ({
  storeApprovals,
}: {
  storeApprovals: StoreApprovalsService;
}): Routes =>
  endpoints(contract.storeApprovals, {
    list: ({ query }) => storeApprovals.list(query),
    approved: ({ query }) => storeApprovals.approved(query),
    byId: ({ params }) => storeApprovals.byId(params.id),
    decide: ({ principal, params, body }) => storeApprovals.decide(principal, params.id, body),
    approvers: () => storeApprovals.approvers(),
  });
