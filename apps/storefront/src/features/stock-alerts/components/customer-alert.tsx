import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { addStockAlert, removeStockAlert, stockAlertsQuery } from '../stock-alerts.queries';

interface CustomerAlertProps {
  productId: string;
  variantId: string | undefined;
  /** The address that the email is sent to. */
  email: string;
  listPath: string;
}

export function CustomerAlert({ productId, variantId, email, listPath }: CustomerAlertProps) {
  const { api } = useServices();
  const alerts = useQuery(stockAlertsQuery(api));
  const add = useMutation(addStockAlert(api));
  const remove = useMutation(removeStockAlert(api));
  const alert = alerts.data?.find((each) =>
    variantId === undefined ? each.productId === productId : each.variantId === variantId,
  );
  return (
    <>
      <p role="status" className="mb-3 text-text-2">
        {alert ? (
          <>
            {`We will send one email to ${email}. `}
            <Link to={listPath} className="link">
              See all your alerts
            </Link>
          </>
        ) : (
          `We will send one email to ${email}, and no others.`
        )}
      </p>
      {alert ? (
        <Button
          busy={remove.isPending}
          busyLabel="Removing…"
          onClick={() => remove.mutate({ params: { id: alert.id } })}
        >
          Remove this alert
        </Button>
      ) : (
        <Button
          variant="ink"
          disabled={alerts.isPending}
          busy={add.isPending}
          busyLabel="One moment…"
          onClick={() => add.mutate({ body: { productId, variantId } })}
        >
          Email me
        </Button>
      )}
    </>
  );
}
