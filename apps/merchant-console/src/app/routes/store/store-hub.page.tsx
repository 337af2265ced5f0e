import { lazy, Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { HubApplicationCard } from '../../../features/store/components/hub-application-card';
import { isApproved } from '../../../features/store/model/set-up';
import {
  hubApplicationQuery,
  hubsQuery,
  merchantProfileQuery,
} from '../../../features/store/store.queries';

// Loaded on demand: most stores are in a hub or have applied already.
const HubForm = lazy(async () => ({
  default: (await import('../../../features/store/components/hub-form')).HubForm,
}));

export function StoreHubPage() {
  const { config } = useServices();
  return (
    <>
      <PageHeader
        title={`${config.platformName} hub`}
        description="Bring your parcels to one place, where riders collect them"
      />
      <div className="grid max-w-160 gap-4">
        <HubState />
      </div>
    </>
  );
}

function HubState() {
  const { api } = useServices();
  const { application } = useSuspenseQuery(hubApplicationQuery(api)).data;
  const { data: hubs } = useSuspenseQuery(hubsQuery(api));
  const { data: profile } = useSuspenseQuery(merchantProfileQuery(api));

  if (application && application.status !== 'declined')
    return <HubApplicationCard application={{ ...application, status: application.status }} />;
  if (!isApproved(profile.store)) {
    return (
      <Card>
        <EmptyState icon={<Warehouse />} title="Your store is not live yet">
          You can apply to a hub once your store is live.
        </EmptyState>
      </Card>
    );
  }
  if (hubs.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Warehouse />} title="No hubs yet">
          Riders collect your orders at your pick-up address.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {application && (
        <Alert announce={false}>
          <p className="break-words whitespace-pre-line">
            <b className="font-semibold">{application.hub.name} declined your application.</b>{' '}
            {application.reviewNote}
          </p>
          {application.decidedAt && (
            <p className="mt-1 text-xs">{formatDate(application.decidedAt)}</p>
          )}
        </Alert>
      )}
      <Card title={application ? 'Apply again' : 'Apply to a hub'}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <HubForm hubs={hubs} />
        </Suspense>
      </Card>
    </>
  );
}
