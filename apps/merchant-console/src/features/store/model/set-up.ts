import type { MerchantProfile } from '@market/domain/stores/store';

/** The search parameter that chooses a step. */
export const STEP_PARAM = 'step';

/** The steps that a merchant takes after the account itself; each is saved alone. */
export const setUpSteps = ['business', 'store', 'bank'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const setUpStepLabels: Readonly<Record<SetUpStep, string>> = {
  business: 'Owner and business',
  store: 'Store and pick-up place',
  bank: 'Bank account',
};

export const isStepDone = (profile: MerchantProfile, step: SetUpStep): boolean =>
  ({
    business: profile.business !== undefined,
    store: profile.store.shippingLocation !== undefined,
    bank: profile.bank !== undefined,
  })[step];

/** The first step that is still to be done, if any. */
export const nextStep = (profile: MerchantProfile): SetUpStep | undefined =>
  setUpSteps.find((step) => !isStepDone(profile, step));
