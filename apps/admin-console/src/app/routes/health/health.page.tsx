import { useSuspenseQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { formatTime } from '@market/domain/lagos-time';
import { Button } from '@market/ui/button';
import { PageHeader } from '@market/ui/page-header';
import { RouteError } from '@market/web-kit/route-error';
import { useServices } from '@market/web-kit/services';
import {
  jobColumns,
  mailColumns,
  paymentEventColumns,
  transferColumns,
  waitingJobColumns,
} from '../../../features/health/components/health-columns';
import { HealthSection } from '../../../features/health/components/health-section';
import { HealthSummary } from '../../../features/health/components/health-summary';
import { RetryAllButton } from '../../../features/health/components/health-actions';
import { healthQuery } from '../../../features/health/health.queries';
import { paths } from '../../paths';

export function HealthPage() {
  const { api } = useServices();
  const { data: health, refetch, isRefetching } = useSuspenseQuery(healthQuery(api));
  const { jobs, waitingJobs, transfers, paymentEvents, mails, checkedAt } = health;
  const now = new Date(checkedAt);

  return (
    <>
      <PageHeader
        title="Health"
        description={`What is stuck and what you can do about it. Checked\u00a0at\u00a0${formatTime(checkedAt)}.`}
        actions={
          <Button
            icon={<RefreshCw size={16} />}
            busy={isRefetching}
            busyLabel="Checking…"
            onClick={() => void refetch()}
          >
            Check now
          </Button>
        }
      />
      <HealthSummary health={health} />
      <div className="grid gap-4">
        <HealthSection
          id="jobs"
          title="Jobs"
          fine="No job is failing."
          stuck={jobs}
          columns={jobColumns(now)}
          rowKey={({ id }) => id}
          action={<RetryAllButton />}
        />
        <HealthSection
          id="waiting-jobs"
          title="Waiting jobs"
          fine="No job is waiting."
          stuck={waitingJobs}
          columns={waitingJobColumns(now)}
          rowKey={({ id }) => id}
        />
        <HealthSection
          id="transfers"
          title="Transfers"
          fine="No transfer was rejected."
          stuck={transfers}
          columns={transferColumns(now, (reference) => paths.payouts.detail.href({ reference }))}
          rowKey={({ reference }) => reference}
        />
        <HealthSection
          id="payment-events"
          title="Payment events"
          fine="All events have been processed."
          stuck={paymentEvents}
          columns={paymentEventColumns(now, (id) => paths.paymentEvents.detail.href({ id }))}
          rowKey={({ id }) => id}
        />
        <HealthSection
          id="mails"
          title="Emails"
          fine="All emails have been sent."
          stuck={mails}
          columns={mailColumns(now)}
          rowKey={({ id }) => id}
        />
      </div>
    </>
  );
}

export const HealthError = () => (
  <>
    <PageHeader title="Health" description="What is stuck and what you can do about it." />
    <RouteError headingLevel={2} />
  </>
);
