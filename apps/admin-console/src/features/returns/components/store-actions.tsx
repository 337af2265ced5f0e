import type { OrderReturn } from '@market/domain/orders/order-return';
import { ReturnActions } from '@market/console/returns/return-actions';

interface StoreActionsProps {
  orderReturn: OrderReturn;
  /**
   * Leaves out the action to reject the return, because declining the refund also rejects the
   * return.
   */
  withoutRejecting: boolean;
}

/** The store's actions, which staff can take when the store does not respond. */
export function StoreActions({ orderReturn, withoutRejecting }: StoreActionsProps) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Act for the store</h3>
      <p className="text-sm text-text-2">{`If ${orderReturn.storeName} does not respond, you can act for it.`}</p>
      <div className="flex flex-wrap gap-2">
        <ReturnActions
          orderReturn={orderReturn}
          variant="outline"
          withoutRejecting={withoutRejecting}
        />
      </div>
    </section>
  );
}
