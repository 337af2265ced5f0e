import { CloudUpload } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { QueuedSteps } from '../../../features/orders/components/queued-steps';
import { useSteps } from '../../../features/orders/queue/use-steps';
import { paths } from '../../paths';

export function QueuedStepsPage() {
  const steps = useSteps();
  return (
    <>
      <PageHeader title="Waiting to send" />
      {steps.length === 0 ? (
        <EmptyState
          title="Nothing to send"
          icon={<CloudUpload size={26} />}
          action={
            <Button variant="ink" render={<Link to={paths.active.href()} />}>
              See active orders
            </Button>
          }
        >
          Actions that you take offline wait here until they are sent.
        </EmptyState>
      ) : (
        <QueuedSteps hrefOf={(id) => paths.orders.detail.href({ id })} />
      )}
    </>
  );
}
