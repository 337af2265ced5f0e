import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import { toStoreUrl } from '../../platform/store-address';
import type { StoreRecord } from './stores.repository';
import type { Approval } from './approvals.repository';
import { toBusiness, isLevelApproved, toPlace } from './store-views';

interface DetailContext {
  readonly approvals: readonly Approval[];
  /** The number of the store's products, in any status. */
  readonly products: number;
  readonly shopOrigin: string;
}

/** A merchant with its store (spec section 3, merchant detail). */
export function toMerchantDetail(
  { merchant, store, business: row, category }: StoreRecord,
  { approvals, products, shopOrigin }: DetailContext,
): MerchantDetail {
  const {
    isRegisteredBusiness,
    rcNumber: _,
    taxNumber: _taxNumber,
    vatRegistered: _vatRegistered,
    categoryId: __,
    officeAddress,
    ...business
  } = row ? toBusiness(row) : NO_BUSINESS;
  return {
    ...business,
    id: merchant.id,
    firstName: merchant.firstName,
    lastName: merchant.lastName,
    email: merchant.email,
    phoneNumber: merchant.phoneNumber ?? undefined,
    category: category ?? undefined,
    role: merchant.role,
    roleId: merchant.role,
    confirm: merchant.confirmedAt !== null,
    isVerified: isLevelApproved(approvals, 2),
    physicalLocation: store.isPhysicalLocation,
    pickupLocation: toPlace(store),
    store: {
      id: store.id,
      storeName: store.storeName,
      storeUrl: toStoreUrl(store, shopOrigin),
      logo: store.logo ?? undefined,
      isRegisteredBusiness: isRegisteredBusiness ?? false,
      merchantId: merchant.id,
      officeAddress: business.useHomeAddress === false ? officeAddress : business.homeAddress,
      products,
      proofOfAddress: business.proofOfAddress,
      storeFollowers: store.followerCount,
    },
  };
}

const NO_BUSINESS: Partial<ReturnType<typeof toBusiness>> = {};
