import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { stockAlerts } from '../../../shared/endpoints';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';

/** Stopping the emails needs a click, because email clients can open links automatically. */
export function StopStockAlertsPage() {
  const { token = '' } = useParams();
  const { api } = useServices();
  const stop = useMutation(api.mutation(stockAlerts('stop'), { quiet: true }));
  return (
    <div className="page-wrap max-w-2xl! pt-7 md:pt-10">
      <PageTitle>Stop these emails</PageTitle>
      <h1 className="display mb-4 text-d1">Stop these emails</h1>
      <div role="status">
        {stop.isSuccess && (
          <Alert tone="success" announce={false}>
            We no longer send emails about sold-out products to this address.{' '}
            <Link to={paths.products.href()} className="link">
              See all products
            </Link>
          </Alert>
        )}
      </div>
      {stop.error && (
        <div className="mb-4">
          <Alert>{stop.error.message}</Alert>
        </div>
      )}
      {!stop.isSuccess && (
        <>
          <p className="mb-5 text-text-2">
            This removes all back-in-stock alerts for the address that received the email.
          </p>
          <Button
            variant="primary"
            size="lg"
            busy={stop.isPending}
            busyLabel="Stopping…"
            onClick={() => stop.mutate({ body: { token } })}
          >
            Stop all emails about sold-out products
          </Button>
        </>
      )}
    </div>
  );
}
