import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { useServices } from '@market/web-kit/services';
import { DeliveryForm } from '../../../features/orders/components/delivery-form';
import { DeliveryProgress } from '../../../features/orders/components/delivery-progress';
import { DispatchPhoneForm } from '../../../features/orders/components/dispatch-phone-form';
import { OrderFee } from '../../../features/orders/components/order-fee';
import { PackageContents } from '../../../features/orders/components/package-contents';
import { OrderStops } from '../../../features/orders/components/order-stops';
import { OrderTimeline } from '../../../features/orders/components/order-timeline';
import { RiderActions } from '../../../features/orders/components/rider-actions';
import {
  needsCode,
  nextStatus,
  stageOf,
  type Stage,
} from '../../../features/orders/model/delivery';
import { FailureNote } from '@market/console/dispatch/delivery-notes';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';
import { deliveryConfirmation, useRefreshOrders } from '../../../features/orders/orders.mutations';
import type { Refreshing } from '../../../shared/stale-note';
import { useRole } from '../../../shared/role';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';
import { OrderColumns } from './order-columns';

export interface OrderViewProps {
  order: Order;
  statuses: readonly OrderStatus[];
  query: Refreshing;
}

const lists = {
  offer: { label: 'Back to new offers', path: paths.offers },
  active: { label: 'Back to active orders', path: paths.active },
  finished: { label: 'Back to the history', path: paths.history },
} as const;

/** An order for its rider. The next action is in the bar at the bottom. */
export function RiderView({ order, statuses, query }: OrderViewProps) {
  const { api } = useServices();
  const navigate = useNavigate();
  const formId = useId();
  const stage = stageOf(order, statuses, useRole());
  const confirm = useMutation({ ...deliveryConfirmation(api), onError: useRefreshOrders() });
  const next = stage === 'active' ? nextStatus(order, statuses) : undefined;
  const isCodeNext = next !== undefined && needsCode(next);
  const list = lists[stage];

  return (
    <LogisticsLayout
      page={{
        title: order.orderName,
        subtitle: `${stage === 'offer' ? 'Offer' : order.currentOrderStatus}, ${deliveryAreaLabel(order).toLowerCase().replace('lagos', 'Lagos')}`,
        back: { label: list.label, to: list.path.href() },
      }}
      stickyBar={
        stage !== 'finished' && (
          <RiderActions
            order={order}
            stage={stage}
            next={next}
            confirmation={{ formId, isPending: confirm.isPending, isPaused: confirm.isPaused }}
            onDeclined={() => navigate(paths.offers.href(), { replace: true })}
          />
        )
      }
    >
      <OrderColumns rail={{ ...railOf(stage, order), currentId: order.id }} query={query}>
        {stage === 'active' && <DeliveryProgress order={order} statuses={statuses} />}
        {stage !== 'active' && <OrderFee order={order} />}
        {stage !== 'finished' && <FailureNote order={order} className="m-4" />}
        <OrderStops order={order} />
        {isCodeNext && (
          <DeliveryForm
            id={formId}
            order={order}
            onConfirm={(proof) =>
              confirm.mutateAsync({
                params: { id: order.id },
                body: { ...proof, orderStatusId: next.id },
              })
            }
          />
        )}
        <PackageContents order={order} />
        {stage === 'active' && <DispatchPhoneForm order={order} />}
        {stage !== 'offer' && <OrderTimeline order={order} next={next} />}
      </OrderColumns>
    </LogisticsLayout>
  );
}

/** The list of orders at the same stage. */
function railOf(stage: Stage, { orderStatus, currentOrderStatus }: Order) {
  if (stage === 'offer') return { title: 'New offers', filter: { assignment: 'offered' } } as const;
  return {
    title: currentOrderStatus,
    filter: { status: orderStatus, ...(stage === 'active' && { assignment: 'accepted' as const }) },
  };
}
