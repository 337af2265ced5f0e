import type { OrderReturn, ReturnStatus } from '@market/domain/orders/order-return';
import { chargeableStatuses, refundableStatuses } from '@market/domain/orders/return-moves';

const isIn = (statuses: readonly ReturnStatus[], status: ReturnStatus): boolean =>
  statuses.includes(status);

/** What the platform can still decide about a return. A return whose replacement was sent is not refunded. */
export const openDecisions = ({
  status,
  allowedStatuses,
}: Pick<OrderReturn, 'status' | 'allowedStatuses'>) => ({
  refund: isIn(refundableStatuses, status),
  chargeback: isIn(chargeableStatuses, status),
  goods: allowedStatuses.length > 0,
});
