import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { SetUpSteps } from '../../../features/store/components/set-up-steps';
import { StoreStatus } from '../../../features/store/components/store-status';
import {
  nextStep,
  setUpStepLabels,
  setUpSteps,
  STEP_PARAM,
  type SetUpStep,
  isApproved,
} from '../../../features/store/model/set-up';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

// Loaded on demand, because one step is shown at a time.
const BusinessForm = lazy(async () => ({
  default: (await import('../../../features/store/components/business-form')).BusinessForm,
}));
const ProfileForm = lazy(async () => ({
  default: (await import('../../../features/store/components/profile-form')).ProfileForm,
}));
const NewBankForm = lazy(async () => ({
  default: (await import('../../../features/store/components/bank-form')).NewBankForm,
}));
const ChangeBankForm = lazy(async () => ({
  default: (await import('../../../features/store/components/bank-form')).ChangeBankForm,
}));
const ResubmitForm = lazy(async () => ({
  default: (await import('../../../features/store/components/resubmit-form')).ResubmitForm,
}));
const formSkeleton = <Skeleton className="h-96" />;

const stepHref = (step: SetUpStep): string => paths.setUp.href({ [STEP_PARAM]: step });

const fixLink = (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-6">
    {setUpSteps.map((step) => (
      <li key={step}>
        <Link className="link touch-area" to={stepHref(step)}>
          {setUpStepLabels[step]}
        </Link>
      </li>
    ))}
  </ul>
);

export function SetUpPage() {
  const { api } = useServices();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const requestedStep = params.get(STEP_PARAM);
  const step = setUpSteps.find((each) => each === requestedStep) ?? nextStep(profile);
  // When the URL has no step, show the next step, or the store's status when all steps are done.
  const showNextStep = () => setParams({});
  const { store } = profile;
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false);

  // Move the focus to the new step: the button or link that opened it may be gone or off screen.
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) part.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <>
      <PageHeader
        title="Set up your store"
        description="Your business details, pick-up address and bank account"
      />
      {/* First on phones too, so that the reason for a rejection precedes the steps. */}
      {store.status === 'rejected' && (
        <div className="mb-4">
          <StoreStatus store={store} fixLink={fixLink} />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card flush>
          <SetUpSteps profile={profile} hrefOf={stepHref} current={step} />
        </Card>
        <div
          ref={part}
          tabIndex={-1}
          className="grid scroll-mt-20 gap-4 outline-none! shadow-none!"
        >
          {store.status === 'pending' && (
            <Card title="Approval">
              <StoreStatus store={store} fixLink={null} />
            </Card>
          )}
          {(isApproved(store) || store.status === 'suspended') && (
            <StoreStatus store={store} fixLink={null} />
          )}
          {step && (
            <Card key={step} title={setUpStepLabels[step]}>
              {isApproved(store) && step === 'business' && (
                <Alert tone="warning" className="mb-5">
                  Changes need approval. Your products are hidden from the shop until the changes
                  are approved.
                </Alert>
              )}
              <Suspense fallback={formSkeleton}>
                {step === 'business' && (
                  <BusinessForm
                    business={profile.business}
                    onSaved={showNextStep}
                    onDirtyChange={setHasUnsavedChanges}
                  />
                )}
                {step === 'store' && (
                  <ProfileForm
                    store={store}
                    phoneNumber={profile.phoneNumber}
                    homeAddress={profile.business?.homeAddress}
                    onSaved={showNextStep}
                    onDirtyChange={setHasUnsavedChanges}
                  />
                )}
                {step === 'bank' &&
                  (profile.bank ? (
                    <ChangeBankForm onSaved={showNextStep} onDirtyChange={setHasUnsavedChanges} />
                  ) : (
                    <NewBankForm onSaved={showNextStep} />
                  ))}
              </Suspense>
            </Card>
          )}
          {store.status === 'rejected' && nextStep(profile) === undefined && (
            <Card title="Submit again">
              <Suspense fallback={formSkeleton}>
                <ResubmitForm hasUnsavedChanges={hasUnsavedChanges} />
              </Suspense>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
