import { Clock } from 'lucide-react';
import { formatDateTime } from '@market/domain/lagos-time';
import type { PartnerApplication } from '@market/domain/shipping/partner-onboarding';
import { EmptyState } from '@market/ui/empty-state';

/** Shown while the platform checks the application. */
export function ApplicationStatus({ application }: { application: PartnerApplication }) {
  return (
    <EmptyState title="We are checking your application" icon={<Clock />}>
      {application.submittedAt && `Sent ${formatDateTime(application.submittedAt)}. `}
      You receive an email when you can deliver, or when something must be changed.
    </EmptyState>
  );
}
