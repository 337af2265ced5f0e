import { Check, ChevronRight, Circle } from 'lucide-react';
import type { MerchantProfile } from '@market/domain/stores/store';
import { Link } from '@market/ui/link';
import { ProgressRing } from '@market/ui/progress-ring';
import { isStepDone, setUpStepLabels, setUpSteps, type SetUpStep } from '../model/set-up';

interface SetUpStepsProps {
  profile: MerchantProfile;
  hrefOf: (step: SetUpStep) => string;
  current?: SetUpStep | undefined;
}

export function SetUpSteps({ profile, hrefOf, current }: SetUpStepsProps) {
  const complete = profile.onboardingPercent >= 100;
  return (
    <>
      <div className="flex items-center gap-4 px-5 py-5">
        <ProgressRing percent={profile.onboardingPercent} label="Set-up progress" />
        <div>
          <p className="font-semibold">
            {complete ? 'Your store is set up' : 'Finish setting up your store'}
          </p>
          <p className="text-sm text-muted">
            {complete ? 'You can change each part here.' : 'You can save and come back later.'}
          </p>
        </div>
      </div>
      <ol className="border-t border-line text-sm">
        <li className="flex items-center gap-3 px-5 py-3 text-muted">
          <Check size={18} className="text-success" />
          Account confirmed
        </li>
        {setUpSteps.map((step) => {
          const done = isStepDone(profile, step);
          return (
            <li key={step} className="border-t border-line">
              <Link
                to={hrefOf(step)}
                aria-current={step === current ? 'step' : undefined}
                className="flex min-h-11 items-center gap-3 px-5 py-2.5 font-medium hover:bg-hover aria-[current=step]:bg-selected"
              >
                {done ? (
                  <Check size={18} className="text-success" />
                ) : (
                  <Circle size={18} className="text-muted" />
                )}
                <span className="flex-1">
                  {setUpStepLabels[step]}
                  <span className="sr-only">{done ? ', done' : ', to do'}</span>
                </span>
                <ChevronRight size={16} className="text-muted" />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
