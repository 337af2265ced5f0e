import { useMutation } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { pluralise } from '@market/domain/pluralise';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { OrderSummary } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import { Button } from '@market/ui/button';
import { notify } from '@market/web-kit/notifications';
import { useServices } from '@market/web-kit/services';
import { useCan, useUser } from '@market/web-kit/use-session';
import {
  isAwaitingAssignment,
  commonNextStatuses,
  statusActionText,
} from '../model/order-status-texts';
import { handOverOrders, moveOrders } from '../orders.mutations';

interface BulkStatusChangesProps {
  chosen: readonly OrderSummary[];
  statuses: readonly OrderStatus[];
  /** Called with the orders that the server refused, each with its reason. */
  onMoved: (refused: OrderOutcome[]) => void;
}

/** The actions that all selected orders allow. */
export function BulkStatusChanges({ chosen, statuses, onMoved }: BulkStatusChangesProps) {
  const { api, config } = useServices();
  const user = useUser();
  const can = useCan();
  // The mutations call this, because on a status tab the buttons disappear with the moved orders.
  const reportOutcomes = (outcomes: readonly OrderOutcome[], done: string) => {
    const refused = outcomes.filter((outcome) => !outcome.done);
    const count = outcomes.length - refused.length;
    if (count > 0) notify.success(`${pluralise(count, 'order')} ${done}`);
    onMoved(refused);
  };
  const move = useMutation({
    ...moveOrders(api),
    onSuccess: (outcomes, { body }) =>
      reportOutcomes(
        outcomes,
        `moved to “${statuses.find(({ id }) => id === body.orderStatusId)?.label ?? 'the next status'}”`,
      ),
  });
  const handOver = useMutation({
    ...handOverOrders(api),
    onSuccess: (outcomes) =>
      reportOutcomes(outcomes, `handed over to the ${config.platformName} hub`),
  });
  const moves = user ? commonNextStatuses(statuses, chosen, user.role) : [];
  const canHandOver =
    can(merchantOrders.handOver) &&
    chosen.every(
      ({ assignment, orderStatus }) =>
        !assignment && isAwaitingAssignment(findStatus(statuses, orderStatus)),
    );
  if (moves.length === 0 && !canHandOver)
    return <span className="text-on-strong-muted">These orders have no action in common</span>;

  const orderIds = chosen.map(({ id }) => id);

  return (
    <>
      {moves.map((status, index) => (
        <Button
          key={status.id}
          size="sm"
          variant={index === 0 ? 'primary' : 'outline'}
          busy={move.isPending && move.variables.body.orderStatusId === status.id}
          busyLabel="Moving…"
          onClick={() => move.mutate({ body: { orderIds, orderStatusId: status.id } })}
        >
          {statusActionText(status, pluralise(chosen.length, 'order'))}
        </Button>
      ))}
      {canHandOver && (
        <Button
          size="sm"
          variant={moves.length === 0 ? 'primary' : 'outline'}
          icon={<Warehouse size={16} />}
          busy={handOver.isPending}
          busyLabel="Handing over…"
          onClick={() => handOver.mutate({ body: { orderIds } })}
        >
          {`Hand over ${pluralise(chosen.length, 'order')}`}
        </Button>
      )}
    </>
  );
}
