import { useQuery } from '@tanstack/react-query';
import { Card } from '@market/ui/card';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { CompanyFacts } from '../../../features/company/components/company-facts';
import { PeopleCard } from '../../../features/company/components/people-card';
import { ProfileForm } from '../../../features/company/components/profile-form';
import { profileQuery } from '../../../features/company/company.queries';
import { applicationQuery } from '../../../features/onboarding/onboarding.queries';
import { paths } from '../../paths';

export function CompanyCards({ companyName }: { companyName: string }) {
  const { api } = useServices();
  const profile = useQuery(profileQuery(api));
  const application = useQuery(applicationQuery(api));
  return (
    <>
      <Card title="Company profile">
        {profile.data ? (
          <ProfileForm profile={profile.data} />
        ) : (
          (queryError(profile) ?? <Loading />)
        )}
      </Card>
      <Card title="Company details" className="lg:col-span-2">
        {application.data ? (
          <CompanyFacts
            application={application.data}
            companyName={companyName}
            applicationHref={paths.onboarding.href()}
          />
        ) : (
          (queryError(application) ?? <Loading />)
        )}
      </Card>
      <PeopleCard />
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11 w-2/3" />
    </div>
  );
}
