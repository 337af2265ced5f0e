import type { MerchantProfile, StoreProfile } from '@market/domain/stores/store';

/** The search parameter that chooses a step. */
export const STEP_PARAM = 'step';

/** The set-up steps after the account has been created. Each step is saved separately. */
export const setUpSteps = ['business', 'store', 'bank'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const setUpStepLabels: Readonly<Record<SetUpStep, string>> = {
  business: 'Owner and business',
  store: 'Store and pick-up address',
  bank: 'Bank account',
};

export const isStepDone = (profile: MerchantProfile, step: SetUpStep): boolean =>
  ({
    business: profile.business !== undefined,
    store: profile.store.shippingLocation !== undefined,
    bank: profile.bank !== undefined,
  })[step];

export const nextStep = (profile: MerchantProfile): SetUpStep | undefined =>
  setUpSteps.find((step) => !isStepDone(profile, step));

/**
 * Whether the store is live or paused. Changing its name, owner or bank account then needs approval
 * again.
 */
export const isApproved = ({ status }: StoreProfile): boolean =>
  status === 'live' || status === 'paused';
