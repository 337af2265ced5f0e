import { Check } from 'lucide-react';
import {
  partnerOnboardingSteps,
  type PartnerOnboardingStep,
  type PartnerApplication,
} from '@market/domain/shipping/partner-onboarding';
import { Link } from '@market/ui/link';
import { stepTexts } from '../model/onboarding-steps';

interface StepProgressProps {
  application: PartnerApplication;
  current: PartnerOnboardingStep;
  hrefOf: (step: PartnerOnboardingStep) => string;
}

const looks = {
  current: 'border-accent font-semibold',
  saved: 'border-success-fill text-success',
  open: 'border-line-strong text-muted',
} as const;

export function StepProgress({ application, current, hrefOf }: StepProgressProps) {
  return (
    <nav aria-label="Steps" className="mb-6">
      <ol className="grid grid-cols-3 gap-1.5">
        {partnerOnboardingSteps.map((step) => {
          const isSaved = application[step] !== undefined;
          const isCurrent = step === current;
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={`border-t-[6px] pt-2 text-sm ${looks[isCurrent ? 'current' : isSaved ? 'saved' : 'open']}`}
            >
              {isSaved && !isCurrent ? (
                <Link
                  to={hrefOf(step)}
                  className="touch-area inline-flex items-center gap-1.5 hover:underline"
                >
                  <Check size={16} />
                  {stepTexts[step].label}
                  <span className="sr-only">, saved</span>
                </Link>
              ) : (
                stepTexts[step].label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
