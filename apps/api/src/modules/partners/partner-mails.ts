import {
  partnerStepNames,
  type PartnerOnboardingStep,
} from '@market/domain/shipping/partner-onboarding';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly companyName: string;
}

export const partnerApprovedMail = (
  { email, firstName, companyName }: Recipient,
  platformName: string,
  link: string,
) => ({
  kind: 'partner-approved',
  to: email,
  subject: `${companyName} can deliver for ${platformName}`,
  text: `Hello ${firstName},\n\nWe have checked and approved your company. You can receive deliveries from now on.`,
  link,
});

export const partnerSentBackMail = (
  { email, firstName, companyName }: Recipient,
  platformName: string,
  link: string,
  { reason, step }: { reason: string; step: PartnerOnboardingStep | undefined },
) => ({
  kind: 'partner-sent-back',
  to: email,
  subject: `The application of ${companyName} needs changes`,
  text: `Hello ${firstName},\n\n${platformName} has checked your application and needs a change${step ? ` in the step "${partnerStepNames[step]}"` : ''}:\n\n${reason}\n\nYou can make the change and submit the application again.`,
  link,
});
