import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { findStatus } from '../model/delivery';
import { orderStatusesQuery } from '../orders.queries';

export function OrderStatusTag({ status: codeName }: { status: string }) {
  const { api } = useServices();
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const status = findStatus(statuses, codeName);
  return <StatusTag tone={status?.tone}>{status?.label ?? codeName.replaceAll('_', ' ')}</StatusTag>;
}
