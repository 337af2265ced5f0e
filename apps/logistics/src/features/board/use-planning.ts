import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@market/api-client/errors';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { RiderKind } from '@market/domain/shipping/rider-plan';
import { useServices } from '@market/web-kit/services';
import { planOrders } from './board.queries';

export const riderField = ({ id, kind }: { id: string; kind: RiderKind }) =>
  kind === 'partner' ? { partnerId: id } : { dispatcherId: id };

/**
 * The server's outcome for each order of a request, or the error that rejected the whole request.
 */
export interface PlanResult {
  readonly riderName: string;
  readonly orders: readonly BoardOrder[];
  readonly outcomes: readonly OrderOutcome[];
  readonly error?: string;
}

interface Plan {
  readonly rider: { id: string; name: string; kind: RiderKind };
  readonly day: string;
  readonly note: string;
}

/** Assigns orders. Each order can succeed or fail separately. */
export function usePlanning() {
  const { api } = useServices();
  const { mutateAsync, isPending } = useMutation(planOrders(api));
  const [result, setResult] = useState<PlanResult>();

  /** Returns the ids of the orders that were assigned. */
  const assign = async (orders: readonly BoardOrder[], { rider, day, note }: Plan) => {
    const answered = { riderName: rider.name, orders };
    try {
      const outcomes = await mutateAsync({
        body: {
          orderIds: orders.map(({ id }) => id),
          pickUpOn: day,
          note: note || undefined,
          ...riderField(rider),
        },
      });
      setResult({ ...answered, outcomes });
      return outcomes.filter(({ done }) => done).map(({ orderId }) => orderId);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setResult({ ...answered, outcomes: [], error: error.message });
      return [];
    }
  };
  return { assign, isPending, result, dismiss: () => setResult(undefined) };
}
