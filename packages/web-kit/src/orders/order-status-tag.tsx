import { useQuery } from '@tanstack/react-query';
import { findStatus } from '@market/domain/orders/order-status';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '../services';
import { orderStatusesQuery } from './order-statuses.query';

/** An order's status in the server's words and tone; in its code name's until those are there. */
export function OrderStatusTag({ status: codeName }: { status: string }) {
  const { api } = useServices();
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const status = findStatus(statuses, codeName);
  return <StatusTag tone={status?.tone}>{status?.label ?? codeName.replaceAll('_', ' ')}</StatusTag>;
}
