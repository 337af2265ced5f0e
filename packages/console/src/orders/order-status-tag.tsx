import { useQuery } from '@tanstack/react-query';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { findStatus } from '@market/domain/orders/order-status-list';
import { UNKNOWN_STATUS } from '@market/domain/orders/order-status-labels';
import { Skeleton } from '@market/ui/skeleton';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { orderStatusesQuery } from './order-statuses.query';

interface OrderStatusTagProps {
  status: OrderStatusCode;
  /** A detail of this order, shown after its status: `can be returned until 2 December`. */
  note?: string | undefined;
}

/** An order's status, with its label and tone from the server. */
export function OrderStatusTag({ status: codeName, note }: OrderStatusTagProps) {
  const { api } = useServices();
  const { data: statuses = [], isPending } = useQuery(orderStatusesQuery(api));
  // The placeholder is as wide as most labels, so that a table's columns keep their widths.
  if (isPending) return <Skeleton className="h-6 w-38" />;
  const status = findStatus(statuses, codeName);
  const label = status?.label ?? UNKNOWN_STATUS;
  return <StatusTag tone={status?.tone}>{note ? `${label}, ${note}` : label}</StatusTag>;
}
