import type { ReactNode } from 'react';
import { formatDateTime, formatLongDate, formatTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { PageHeader } from '@market/ui/page-header';
import { StatusTag } from '@market/ui/status-tag';
import { useNow } from '@market/web-kit/use-now';
import { deliveryAreaLabel } from './order-texts';
import { HandoverNote } from './handover-note';
import { OrderStatusTag } from './order-status-tag';

interface OrderPageHeaderProps {
  order: Order;
  listHref: string;
  statusNote?: string | undefined;
  actions: ReactNode;
}

export function OrderPageHeader({ order, listHref, statusNote, actions }: OrderPageHeaderProps) {
  const now = useNow();
  const { orderName, orderStatus, createdAt, handOverBy } = order;
  const placed = `Placed ${formatLongDate(createdAt)}, ${formatTime(createdAt)}`;
  return (
    <PageHeader
      breadcrumbs={
        <Breadcrumbs items={[{ label: 'Orders', to: listHref }, { label: orderName }]} />
      }
      title={`Order ${orderName}`}
      tags={
        <>
          <OrderStatusTag status={orderStatus} note={statusNote} />
          <StatusTag plain>{deliveryAreaLabel(order)}</StatusTag>
          {handOverBy && <HandoverNote handOverBy={handOverBy} now={now} />}
        </>
      }
      description={
        handOverBy ? `${placed}. Handover is due by ${formatDateTime(handOverBy)}` : placed
      }
      actions={actions}
    />
  );
}
