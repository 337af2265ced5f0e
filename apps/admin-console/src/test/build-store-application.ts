import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { idOf } from '@market/testing/factories/ids';

export const business: BusinessDetails = {
  isRegisteredBusiness: true,
  rcNumber: '1482207',
  dateOfBirth: '1986-05-14',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '48210077381',
  homeAddress: {
    street: '9 Nike Lake Road',
    LGA: 'Enugu East',
    state: 'Enugu',
    country: 'Nigeria',
  },
  staffSize: '2-10',
  categoryId: idOf('category'),
};

/** A store before its first approval, with everything that an approver checks. */
export const buildStoreApplication = (
  overrides: Partial<StoreApplicationDetail> = {},
): StoreApplicationDetail => ({
  id: idOf(`store-${overrides.storeName ?? 'Coal City Solar'}`),
  storeName: 'Coal City Solar',
  merchantId: idOf('account-merchant'),
  merchantName: 'Kenneth Ugwu',
  email: 'kenneth@coalcity.example',
  phoneNumber: '0803 555 0166',
  status: 'pending',
  firstApproval: false,
  secondApproval: false,
  approvals: [],
  submittedAt: '2026-11-16T09:12:00.000Z',
  city: 'Enugu',
  state: 'Enugu',
  paymentCategory: { id: idOf('standard'), name: 'Standard', commissionPercent: 8 },
  business,
  shippingLocation: {
    street: '41 Ogui Road',
    city: 'Enugu North',
    state: 'Enugu',
    country: 'Nigeria',
  },
  about: 'Panels, batteries and inverters, with a shop on Ogui Road.',
  socialLinks: { instagram: 'https://instagram.com/coalcitysolar' },
  bank: { bankName: 'Zenith Bank', accountName: 'COAL CITY SOLAR LTD', accountNumberLast4: '0266' },
  ...overrides,
});

export const buildStoreWithFirstApproval = (approver: {
  id: string;
  name: string;
}): StoreApplicationDetail =>
  buildStoreApplication({
    firstApproval: true,
    approvals: [
      {
        level: 1,
        approverId: approver.id,
        approverName: approver.name,
        approvedAt: '2026-11-18T14:40:00.000Z',
      },
    ],
  });
