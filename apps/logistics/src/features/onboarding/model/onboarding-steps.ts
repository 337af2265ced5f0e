import {
  nextPartnerOnboardingStep,
  partnerOnboardingSteps,
  type PartnerOnboardingStep,
  type PartnerApplication,
} from '@market/domain/shipping/partner-onboarding';

interface StepText {
  readonly label: string;
  readonly title: string;
  readonly save: string;
  /** The text below the button. */
  readonly note: string;
}

export const stepTexts: Readonly<Record<PartnerOnboardingStep, StepText>> = {
  company: {
    label: 'Company',
    title: 'Your company',
    save: 'Save and go to bank',
    note: 'Each step is saved, so you can continue later',
  },
  bankDetails: {
    label: 'Bank',
    title: 'Where we pay you',
    save: 'Save and go to certification',
    note: 'Each step is saved, so you can continue later',
  },
  certification: {
    label: 'Certification',
    title: 'Certification',
    save: 'Submit application',
    note: 'We check your application and email you the result',
  },
};

/** The step in the URL if it can be opened, otherwise the first step that is not saved. */
export function activeStep(
  application: PartnerApplication,
  wanted: string | null,
): PartnerOnboardingStep {
  const next = nextPartnerOnboardingStep(application) ?? 'certification';
  const step = partnerOnboardingSteps.find((each) => each === wanted);
  return step && partnerOnboardingSteps.indexOf(step) <= partnerOnboardingSteps.indexOf(next)
    ? step
    : next;
}
