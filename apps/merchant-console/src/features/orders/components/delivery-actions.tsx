import { useMutation } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import type { Order } from '@market/domain/orders/order';
import { openStatuses } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { findStatus } from '@market/domain/orders/order-status-list';
import { Button } from '@market/ui/button';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { isAwaitingAssignment } from '../model/order-status-texts';
import { assignToHub } from '../orders.mutations';

// Loaded on demand: the form and its schema are as large as the rest of the page.
const DispatchPhoneForm = lazy(async () => ({
  default: (await import('./dispatch-phone-form')).DispatchPhoneForm,
}));

interface DeliveryActionsProps {
  order: Order;
  statuses: readonly OrderStatus[];
}

export function DeliveryActions({ order, statuses }: DeliveryActionsProps) {
  const { api, config } = useServices();
  const can = useCan();
  const assign = useMutation(assignToHub(api));
  const isWaiting =
    !order.assignment && isAwaitingAssignment(findStatus(statuses, order.orderStatus));
  return (
    <>
      {isWaiting && can(merchantOrders.assignToPlatform) && (
        <Button
          icon={<Warehouse size={17} />}
          busy={assign.isPending}
          busyLabel="Handing over…"
          onClick={() => assign.mutate({ params: { id: order.id } })}
        >
          {`Hand over to the ${config.platformName} hub`}
        </Button>
      )}
      {openStatuses.includes(order.orderStatus) && (order.assignment ?? isWaiting) && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <DispatchPhoneForm key={order.dispatchPhoneNumber} order={order} />
        </Suspense>
      )}
    </>
  );
}
