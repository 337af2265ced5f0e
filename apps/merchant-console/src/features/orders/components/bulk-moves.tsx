import { useMutation } from '@tanstack/react-query';
import type { OrderSummary } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { Button } from '@market/ui/button';
import { notify } from '@market/web-kit/notify';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { commonMoves, moveText } from '../model/order-status-texts';
import { orderBulkMove } from '../orders.mutations';

interface BulkMovesProps {
  chosen: readonly OrderSummary[];
  statuses: readonly OrderStatus[];
  /** The orders that did not move stay chosen. */
  onMoved: (failed: string[]) => void;
}

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** The next steps that all chosen orders can take together. */
export function BulkMoves({ chosen, statuses, onMoved }: BulkMovesProps) {
  const { call } = useServices();
  const user = useUser();
  const move = useMutation(orderBulkMove(call));
  const moves = user ? commonMoves(statuses, chosen, user.role) : [];
  if (moves.length === 0) return <span className="text-on-strong-muted">These orders have no next step in common</span>;

  const start = (status: OrderStatus) =>
    move.mutate(
      { ids: chosen.map(({ id }) => id), status },
      {
        onSuccess: (failed) => {
          const moved = chosen.length - failed.length;
          if (moved > 0) notify.success(`${ordersText(moved)} moved to ${status.label.toLowerCase()}`);
          if (failed.length > 0) notify.error(`${ordersText(failed.length)} could not be moved. Open them to see why.`);
          onMoved(failed);
        },
      },
    );

  return moves.map((status, index) => (
    <Button key={status.id} size="sm" variant={index === 0 ? 'primary' : 'outline'} busy={move.isPending && move.variables.status.id === status.id} busyLabel="Moving…" onClick={() => start(status)}>
      {moveText(status, ordersText(chosen.length))}
    </Button>
  ));
}
