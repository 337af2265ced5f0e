import { useMutation } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { imageUrl } from '@market/domain/image';
import { formatDateTime } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { findStatus, type OrderStatus } from '@market/domain/orders/order-status';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Skeleton } from '@market/ui/skeleton';
import { promiseFact } from '@market/console/orders/promise-note';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import { awaitsAssignment } from '../model/order-status-texts';
import { hubAssignment } from '../orders.mutations';

// A form with its schema weighs as much as the rest of the page.
const DispatchPhoneForm = lazy(async () => ({
  default: (await import('./dispatch-phone-form')).DispatchPhoneForm,
}));

const kinds = { platform: 'Hub', partner: 'Shipping partner', dispatcher: 'Dispatcher' } as const;

function AssignmentFacts({ assignment }: { assignment: NonNullable<Order['assignment']> }) {
  return (
    <DescriptionList
      items={[
        { term: kinds[assignment.kind], value: assignment.assigneeName },
        { term: 'Assigned', value: formatDateTime(assignment.assignedAt) },
        { term: 'Answer', value: assignment.accepted ? 'Accepted' : 'Waiting for an answer' },
      ]}
    />
  );
}

/** Who carries the order, and the number to reach them by. */
export function DeliveryCard({
  order,
  statuses,
}: {
  order: Order;
  statuses: readonly OrderStatus[];
}) {
  const { api, config } = useServices();
  const can = useCan();
  const now = useNow();
  const assign = useMutation(hubAssignment(api));
  const waits = !order.assignment && awaitsAssignment(findStatus(statuses, order.orderStatus));
  return (
    <Card title="Delivery">
      <div className="grid gap-5">
        {order.promise && <DescriptionList items={promiseFact(order, now)} />}
        {order.assignment ? (
          <AssignmentFacts assignment={order.assignment} />
        ) : (
          <p className="text-sm text-muted">Nobody carries this order yet.</p>
        )}
        {waits && can(merchantOrders.assignToPlatform) && (
          <Button
            icon={<Warehouse size={17} />}
            busy={assign.isPending}
            busyLabel="Handing over…"
            onClick={() => assign.mutate({ params: { id: order.id } })}
          >
            {`Hand over to the ${config.platformName} hub`}
          </Button>
        )}
        {order.shippingEvidence && (
          <a
            href={imageUrl(order.shippingEvidence, 1280)}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start rounded-2"
          >
            <img
              src={imageUrl(order.shippingEvidence, 320)}
              alt="Taken at the delivery"
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
              className="h-30 w-40 rounded-2 border border-line bg-well object-cover"
            />
          </a>
        )}
        {!order.deliveredAt && (order.assignment ?? waits) && (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <DispatchPhoneForm key={order.dispatchPhoneNumber} order={order} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
