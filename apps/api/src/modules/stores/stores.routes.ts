import * as contract from '@market/api-client/contract';
import type { StorePage } from '@market/domain/stores/store-page';
import { endpoints, type Routes } from '../../http/mount';
import type { MerchantsService } from './merchants.service';
import type { PaymentCategoriesService } from './payment-categories.service';
import type { StoreApprovalsService } from './store-approvals.service';
import type { StoresService } from './stores.service';

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

export const merchantsRoutes = ({
  merchants,
  storeApprovals: { byId },
}: {
  merchants: MerchantsService;
  storeApprovals: Pick<StoreApprovalsService, 'byId'>;
}): Routes =>
  endpoints(contract.merchants, {
    list: ({ query }) => merchants.list(query),
    figures: ({ params }) => merchants.figures(params.id),
    suspend: async ({ principal, params: { id }, body }) => {
      await merchants.suspend(principal, id, body.reason);
      return byId(id);
    },
    resume: async ({ principal, params: { id }, body }) => {
      await merchants.resume(principal, id, body.reason);
      return byId(id);
    },
    changePaymentCategory: async ({ principal, params: { id }, body }) => {
      await merchants.changePaymentCategory(principal, id, body);
      return byId(id);
    },
  });

export const paymentCategoriesRoutes = ({
  paymentCategories,
}: {
  paymentCategories: PaymentCategoriesService;
}): Routes =>
  endpoints(contract.paymentCategories, {
    list: () => paymentCategories.list(),
    create: ({ principal, body }) => paymentCategories.create(principal, body),
    update: ({ principal, params, body }) => paymentCategories.update(principal, params.id, body),
    remove: ({ principal, params }) => paymentCategories.remove(principal, params.id),
  });
