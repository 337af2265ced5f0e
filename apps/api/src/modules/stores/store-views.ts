import {
  onboardingPercent,
  type BusinessDetails,
  type OnboardingStep,
} from '@market/domain/stores/onboarding';
import type {
  MerchantProfile,
  MerchantShipping,
  StoreApplication,
  StoreApplicationDetail,
  StoreProfile,
} from '@market/domain/stores/store';
import type { PaymentCategoryRef } from '@market/domain/stores/payment-category';
import { listChangesSinceSentBack } from './application-changes';
import { toStoreUrl } from '../../platform/store-address';
import type { BusinessRow, StoreRecord, StoreRow } from './stores.repository';
import type { Approval } from './approvals.repository';

export const completedSteps = ({
  store,
  business,
  bank,
}: Pick<StoreRecord, 'store' | 'business' | 'bank'>): Record<OnboardingStep, boolean> => ({
  account: true,
  business: business !== null,
  store: store.street !== null && store.storePhoneNumber !== null,
  bank: bank !== null,
});

export const isLevelApproved = (approvals: readonly Approval[], level: 1 | 2): boolean =>
  approvals.some((approval) => approval.level === level);

export const toPlace = ({ street, city, state }: StoreRow): StoreProfile['shippingLocation'] =>
  street === null || city === null || state === null
    ? undefined
    : { street, city, state, country: 'Nigeria' };

const toBank = (bank: StoreRecord['bank']): MerchantProfile['bank'] =>
  bank
    ? {
        bankName: bank.bankName,
        accountName: bank.accountName,
        accountNumberLast4: bank.accountNumber.slice(-4),
      }
    : undefined;

export function toBusiness(row: BusinessRow): BusinessDetails {
  const {
    storeId: _,
    updatedAt: __,
    rcNumber,
    taxNumber,
    idDocumentUrl,
    proofOfAddress,
    officeAddress,
    ...business
  } = row;
  return {
    ...business,
    rcNumber: rcNumber ?? undefined,
    taxNumber: taxNumber ?? undefined,
    idDocumentUrl: idDocumentUrl ?? undefined,
    proofOfAddress: proofOfAddress ?? undefined,
    officeAddress: officeAddress ?? undefined,
  };
}

export const dispatchColumns = ({ cutOff, workingDays }: StoreProfile['dispatch']) => ({
  dispatchCutOff: cutOff,
  workingDays,
});

export const toStoreProfile = (
  { store, hubId }: Pick<StoreRecord, 'store' | 'hubId'>,
  approvals: readonly Approval[],
  shopOrigin: string,
): StoreProfile => ({
  id: store.id,
  storeName: store.storeName,
  storeUrl: toStoreUrl(store, shopOrigin),
  storePhoneNumber: store.storePhoneNumber ?? undefined,
  about: store.about ?? undefined,
  logo: store.logo ?? undefined,
  isPhysicalLocation: store.isPhysicalLocation,
  shippingLocation: toPlace(store),
  socialLinks: store.socialLinks,
  dispatch: { cutOff: store.dispatchCutOff, workingDays: store.workingDays },
  returnDays: store.returnDays,
  payOnDelivery:
    store.payOnDeliveryUpTo === null
      ? { accepted: false }
      : { accepted: true, upTo: store.payOnDeliveryUpTo },
  status: store.status,
  reviewNote: store.reviewNote ?? undefined,
  firstApproval: isLevelApproved(approvals, 1),
  secondApproval: isLevelApproved(approvals, 2),
  hubId: hubId ?? undefined,
});

/** Contains the street only when shoppers may visit. */
export const toShipping = ({
  store,
  hubPhoneNumber,
}: {
  store: StoreRow;
  hubPhoneNumber: string | null;
}): MerchantShipping => ({
  storeId: store.id,
  storeName: store.storeName,
  phoneNumber: store.storePhoneNumber ?? undefined,
  shippingLocation: {
    street: store.isPhysicalLocation ? (store.street ?? undefined) : undefined,
    city: store.city ?? undefined,
    state: store.state ?? undefined,
    country: 'Nigeria',
  },
  hubPhoneNumber: hubPhoneNumber ?? undefined,
});

interface VisibleParts {
  /** The owner with their documents. */
  readonly business: boolean;
  readonly bank: boolean;
}

export const toMerchantProfile = (
  file: StoreRecord,
  approvals: readonly Approval[],
  shopOrigin: string,
  visible: VisibleParts,
): MerchantProfile => ({
  id: file.merchant.id,
  firstName: file.merchant.firstName,
  lastName: file.merchant.lastName,
  email: file.merchant.email,
  phoneNumber: file.merchant.phoneNumber ?? undefined,
  role: file.merchant.role,
  storeId: file.store.id,
  storeName: file.store.storeName,
  category: file.category ?? undefined,
  isRegisteredBusiness: file.business?.isRegisteredBusiness,
  image: file.store.logo ?? undefined,
  lastLogin: file.merchant.lastLoginAt?.toISOString(),
  onboardingPercent: onboardingPercent(completedSteps(file)),
  business: file.business && visible.business ? toBusiness(file.business) : undefined,
  store: toStoreProfile(file, approvals, shopOrigin),
  bank: visible.bank ? toBank(file.bank) : undefined,
});

export const toPaymentCategoryRef = ({
  id,
  name,
  commissionBps,
}: StoreRecord['paymentCategory']): PaymentCategoryRef => ({
  id,
  name,
  commissionPercent: commissionBps / 100,
});

type ApplicationFacts = Pick<StoreRecord, 'store' | 'merchant' | 'paymentCategory'>;

export const toApplication = (
  { store, merchant, paymentCategory }: ApplicationFacts,
  approvals: readonly Approval[],
): StoreApplication => ({
  id: store.id,
  storeName: store.storeName,
  merchantId: merchant.id,
  merchantName: `${merchant.firstName} ${merchant.lastName}`,
  email: merchant.email,
  phoneNumber: merchant.phoneNumber ?? undefined,
  status: store.status,
  reviewNote: store.reviewNote ?? undefined,
  reviewAnswer: store.reviewAnswer ?? undefined,
  firstApproval: isLevelApproved(approvals, 1),
  secondApproval: isLevelApproved(approvals, 2),
  approvals: approvals.map(({ storeId: _, ...approval }) => approval),
  submittedAt: store.submittedAt?.toISOString(),
  city: store.city ?? undefined,
  state: store.state ?? undefined,
  paymentCategory: toPaymentCategoryRef(paymentCategory),
});

export const toApplicationDetail = (
  file: StoreRecord,
  approvals: readonly Approval[],
): StoreApplicationDetail => ({
  ...toApplication(file, approvals),
  business: file.business ? toBusiness(file.business) : undefined,
  shippingLocation: toPlace(file.store),
  about: file.store.about ?? undefined,
  socialLinks: file.store.socialLinks,
  bank: toBank(file.bank),
  changes: listChangesSinceSentBack(file),
});
