import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { BusinessForm } from '../../../features/store/components/business-form';
import { ChangeBankForm, NewBankForm } from '../../../features/store/components/bank-form';
import { ProfileForm } from '../../../features/store/components/profile-form';
import { SetUpSteps } from '../../../features/store/components/set-up-steps';
import { StoreStatus } from '../../../features/store/components/store-status';
import { nextStep, setUpStepLabels, setUpSteps, type SetUpStep } from '../../../features/store/model/set-up';
import { merchantProfileQuery } from '../../../features/store/store.queries';
import { paths } from '../../paths';

const hrefOf = (step: SetUpStep): string => paths.setUp.href({ step });

export function SetUpPage() {
  const { api } = useServices();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));
  const asked = params.get('step');
  const step = setUpSteps.find((each) => each === asked) ?? nextStep(profile);
  // Without a step in the address the page shows what is next, and how the store stands when nothing is.
  const goOn = () => setParams({});
  const { store } = profile;

  return (
    <>
      <PageHeader title="Set up your store" description="Who you are, where your goods are picked up, and where your money goes" />
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card flush>
          <SetUpSteps profile={profile} hrefOf={hrefOf} current={step} />
        </Card>
        <div className="grid gap-4">
          {store.status !== 'onboarding' && (
            <StoreStatus
              store={store}
              mendLink={
                <Link className="link" to={hrefOf('business')}>
                  Put it right
                </Link>
              }
            />
          )}
          {step && (
            <Card key={step} title={setUpStepLabels[step]}>
              {step === 'business' && <BusinessForm business={profile.business} onSaved={goOn} />}
              {step === 'store' && <ProfileForm store={store} phoneNumber={profile.phoneNumber} onSaved={goOn} />}
              {step === 'bank' && (profile.bank ? <ChangeBankForm onSaved={goOn} /> : <NewBankForm onSaved={goOn} />)}
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
