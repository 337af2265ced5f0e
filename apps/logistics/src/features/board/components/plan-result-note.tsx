import { pluralise } from '@market/domain/pluralise';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import type { PlanResult } from '../use-planning';

export function PlanResultNote({
  result: { riderName, orders, outcomes, error },
  onDismiss,
}: {
  result: PlanResult;
  onDismiss: () => void;
}) {
  const refused = outcomes.filter(({ done }) => !done);
  const done =
    refused.length === 0
      ? pluralise(outcomes.length, 'order')
      : `${outcomes.length - refused.length} of ${outcomes.length}`;
  const nameOf = (id: string) => orders.find((order) => order.id === id)?.orderName ?? 'An order';
  return (
    <div role="status">
      <Alert
        tone={error ? 'danger' : refused.length > 0 ? 'warning' : 'success'}
        className="mb-4"
        action={
          <Button size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        }
      >
        {error ?? <b className="font-semibold">{`${done} assigned to ${riderName}.`}</b>}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ orderId, message }) => (
              <li key={orderId}>{`${nameOf(orderId)}: ${message ?? 'not assigned'}`}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
