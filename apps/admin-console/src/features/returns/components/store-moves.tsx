import type { OrderReturn } from '@market/domain/orders/order-return';
import { ReturnMoves } from '@market/console/returns/return-moves';

interface StoreMovesProps {
  asked: OrderReturn;
  /** Leaves out rejecting: declining the refund rejects the return as well. */
  withoutRejecting: boolean;
}

/** The store's actions, for staff to take when the store does not respond. */
export function StoreMoves({ asked, withoutRejecting }: StoreMovesProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">For the store</h3>
      <p className="text-sm text-text-2">{`If ${asked.storeName} does not answer, you can do its part.`}</p>
      <div className="flex flex-wrap gap-2">
        <ReturnMoves asked={asked} variant="outline" withoutRejecting={withoutRejecting} />
      </div>
    </section>
  );
}
