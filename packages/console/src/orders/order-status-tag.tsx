import { useQuery } from '@tanstack/react-query';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { findStatus } from '@market/domain/orders/order-status';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { orderStatusesQuery } from './order-statuses.query';

/** An order's status in the server's words and tone. */
export function OrderStatusTag({ status: codeName }: { status: OrderStatusCode }) {
  const { api } = useServices();
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const status = findStatus(statuses, codeName);
  return <StatusTag tone={status?.tone}>{status?.label ?? UNKNOWN_STATUS}</StatusTag>;
}
