import {
  partnerOnboardingSteps,
  partnerStatuses,
  partnerStepNames,
  type PartnerOnboardingStep,
  type PartnerStatus,
} from '@market/domain/shipping/partner-onboarding';
import type { StatusText } from '@market/ui/status-tag';

export const partnerStatusTexts: Readonly<Record<PartnerStatus, StatusText>> = {
  invited: { label: 'Link sent', tone: 'pending' },
  onboarding: { label: 'Setting up', tone: 'neutral' },
  submitted: { label: 'In review', tone: 'pending' },
  sent_back: { label: 'Sent back', tone: 'problem' },
  onboarded: { label: 'Active', tone: 'done' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};

export const partnerStatusOptions = partnerStatuses.map((value) => ({
  value,
  label: partnerStatusTexts[value].label,
}));

const codeTypes = { swift: 'SWIFT', sort: 'Sort code', iban: 'IBAN' } as const;

/** `Sort code 058152052`. */
export const bankCodeText = (
  type: keyof typeof codeTypes | undefined,
  code: string | undefined,
): string | undefined =>
  code ? [type && codeTypes[type], code].filter(Boolean).join(' ') : undefined;

/** The most common reasons for sending an application back, with the step that must change. */
const reasonSteps: Readonly<Record<string, PartnerOnboardingStep>> = {
  'The insurance has expired. Upload a valid certificate.': 'certification',
  'The certificate of incorporation cannot be read. Upload it again.': 'certification',
  'The bank account belongs to someone else. Enter the company’s account.': 'bankDetails',
};
export const partnerReasons = Object.keys(reasonSteps);
export const stepForReason = (reason: string): PartnerOnboardingStep | undefined =>
  reasonSteps[reason];

/** The choice of the step that an applicant must change. */
export const partnerStepOptions = [
  { value: '' as const, label: 'Choose a step' },
  ...partnerOnboardingSteps.map((value) => ({ value, label: partnerStepNames[value] })),
];
