import {
  nextPartnerOnboardingStep,
  partnerOnboardingSteps,
  partnerStepNames,
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
    label: partnerStepNames.company,
    title: 'Your company',
    save: 'Save and go to bank',
    note: 'Each step is saved, so you can continue later',
  },
  bankDetails: {
    label: partnerStepNames.bankDetails,
    title: 'Where we pay you',
    save: 'Save and go to certification',
    note: 'Each step is saved, so you can continue later',
  },
  certification: {
    label: partnerStepNames.certification,
    title: 'Certification',
    save: 'Submit application',
    note: 'We check your application and email you the result',
  },
};

/**
 * The step in the URL or, without one, the step that the platform sent back. When that step cannot
 * be opened yet, the first step that is not saved.
 */
export function activeStep(
  application: PartnerApplication,
  wanted: string | null,
): PartnerOnboardingStep {
  const next = nextPartnerOnboardingStep(application) ?? 'certification';
  const sentBack = application.status === 'sent_back' ? application.reviewStep : undefined;
  const step = partnerOnboardingSteps.find((each) => each === (wanted ?? sentBack));
  return step && partnerOnboardingSteps.indexOf(step) <= partnerOnboardingSteps.indexOf(next)
    ? step
    : next;
}
