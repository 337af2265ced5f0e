import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { formatDate, lagosDate, formatDateTime } from '@market/domain/lagos-time';
import {
  partnerOnboardingSteps,
  type PartnerOnboardingStep,
  type PartnerApplication,
  type PartnerOnboarding,
} from '@market/domain/shipping/partner-onboarding';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useUser } from '@market/web-kit/use-session';
import { StepProgress } from '../../../features/onboarding/components/step-progress';
import { activeStep, stepTexts } from '../../../features/onboarding/model/onboarding-steps';
import { applicationQuery, saveOnboarding } from '../../../features/onboarding/onboarding.queries';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';
import { Clock } from 'lucide-react';
import { EmptyState } from '@market/ui/empty-state';

const BankForm = lazy(async () => ({
  default: (await import('../../../features/onboarding/components/bank-form')).BankForm,
}));
const CertificationForm = lazy(async () => ({
  default: (await import('../../../features/onboarding/components/certification-form'))
    .CertificationForm,
}));
const CompanyForm = lazy(async () => ({
  default: (await import('../../../features/onboarding/components/company-form')).CompanyForm,
}));

export function OnboardingPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const formId = useId();
  const [search] = useSearchParams();
  const { data: application } = useSuspenseQuery(applicationQuery(api));
  const saving = useMutation(saveOnboarding(api));
  const step = activeStep(application, search.get('step'));
  const number = partnerOnboardingSteps.indexOf(step);
  const before = partnerOnboardingSteps[number - 1];
  const { title, save, note } = stepTexts[step];
  const hrefOf = (to: PartnerOnboardingStep) => paths.onboarding.href({ step: to });

  if (application.status === 'submitted')
    return (
      <LogisticsLayout
        page={{
          title: 'Join as a shipping partner',
          back: { label: 'Your account', to: paths.account.href() },
        }}
      >
        <ApplicationStatus application={application} />
      </LogisticsLayout>
    );

  const onSave = async (body: PartnerOnboarding) => {
    const saved = await saving.mutateAsync({ body });
    if (saved.status !== 'submitted')
      await navigate(hrefOf(partnerOnboardingSteps[number + 1] ?? 'certification'));
  };

  return (
    <LogisticsLayout
      page={{
        title: 'Join as a shipping partner',
        subtitle: `Step ${number + 1} of ${partnerOnboardingSteps.length}`,
        back: before
          ? { label: `Back to ${stepTexts[before].label.toLowerCase()}`, to: hrefOf(before) }
          : { label: 'Your account', to: paths.account.href() },
      }}
      stickyBar={
        <div>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            block
            busy={saving.isPending}
            busyLabel="Saving…"
          >
            {save}
          </Button>
          <p className="mt-2 text-center text-xs text-muted">{note}</p>
        </div>
      }
    >
      <div className="mx-auto max-w-[398px]">
        <StepProgress application={application} current={step} hrefOf={hrefOf} />
        <h2 className="mb-4 text-xl font-semibold">{title}</h2>
        {application.status === 'sent_back' && (
          <Alert className="mb-5">
            <b className="font-semibold">
              {application.reviewedAt
                ? `Sent back on ${formatDate(application.reviewedAt)}.`
                : 'Sent back.'}
            </b>{' '}
            {application.reviewStep && `${stepTexts[application.reviewStep].label}: `}
            {`${application.reviewNote ?? ''} Make the changes, then submit the application again in the last step.`}
          </Alert>
        )}
        <Suspense fallback={<Skeleton className="h-96" />}>
          <StepForm key={step} {...{ step, application, formId, hrefOf, onSave }} />
        </Suspense>
      </div>
    </LogisticsLayout>
  );
}

interface StepFormProps {
  step: PartnerOnboardingStep;
  application: PartnerApplication;
  formId: string;
  hrefOf: (step: PartnerOnboardingStep) => string;
  onSave: (body: PartnerOnboarding) => Promise<unknown>;
}

function StepForm({ step, application, formId, hrefOf, onSave }: StepFormProps) {
  const user = useUser();
  const today = lagosDate(useNow());
  if (!user) return null;
  const contact = { name: fullName(user), phoneNumber: user.phoneNumber ?? '' };
  switch (step) {
    case 'company':
      return (
        <CompanyForm
          id={formId}
          initial={
            application.company ?? {
              companyName: user.shippingCompany ?? '',
              rcNumber: '',
              officeAddress: '',
              phoneNumber: contact.phoneNumber,
              email: user.email,
              contactPerson: { ...contact, designation: '' },
              lineOfBusiness: '',
            }
          }
          onSave={(company) => onSave({ company })}
        />
      );
    case 'bankDetails':
      return (
        <BankForm
          id={formId}
          saved={application.bankDetails}
          nextHref={hrefOf('certification')}
          onSave={(bankDetails) => onSave({ bankDetails })}
        />
      );
    case 'certification':
      return (
        <CertificationForm
          id={formId}
          today={today}
          initial={
            application.certification ?? {
              name: contact.name,
              designation: application.company?.contactPerson.designation ?? '',
              signature: '',
              date: today,
              companyDocument: '',
              insuranceDocument: '',
              insuranceExpiresOn: '',
            }
          }
          onSave={(certification) => onSave({ certification })}
        />
      );
  }
}

export function ApplicationStatus({ application }: { application: PartnerApplication }) {
  return (
    <EmptyState title="We are reviewing your application" icon={<Clock />}>
      {application.submittedAt && `Submitted ${formatDateTime(application.submittedAt)}. `}
      We will email you when you can start delivering, or if anything needs to change.
    </EmptyState>
  );
}
