import { memo, useDeferredValue, useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '@market/domain/orders/order';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { CashToCollect } from '../../../features/orders/components/cash-to-collect';
import { DeliveryProgress } from '../../../features/orders/components/delivery-progress';
import { EndedOrderNote } from '../../../features/orders/components/ended-order-note';
import { OfferDeadline } from '../../../features/orders/components/offer-deadline';
import { OrderFee } from '../../../features/orders/components/order-fee';
import { PackageContents } from '../../../features/orders/components/package-contents';
import { OrderStops } from '../../../features/orders/components/order-stops';
import { OrderTimeline } from '../../../features/orders/components/order-timeline';
import { RiderActions } from '../../../features/orders/components/rider-actions';
import {
  isCodeNeeded,
  nextStatus,
  getDeliveryStage,
  type DeliveryStage,
} from '../../../features/orders/model/delivery';
import { lazyOverlay } from '@market/ui/lazy-overlay';
import { Skeleton } from '@market/ui/skeleton';
import { FailureNote } from '@market/console/dispatch/delivery-notes';
import { deliveryAreaLabel } from '@market/console/orders/order-texts';
import { orderWithSteps } from '../../../features/orders/model/orders-with-steps';
import type { QueuedStep } from '../../../features/orders/queue/step-store';
import { useStepQueue, useSteps } from '../../../features/orders/queue/use-steps';
import type { RefreshedQuery } from '../../../shared/stale-note';
import { useRole } from '../../../shared/role';
import { LogisticsLayout } from '../../layouts/logistics-layout';
import { paths } from '../../paths';
import { OrderColumns } from './order-columns';

// The forms and their schemas load after the order is shown, so that later steps work offline.
const DeliveryForm = lazyOverlay(
  async () => (await import('../../../features/orders/components/delivery-form')).DeliveryForm,
);
const DispatchPhoneForm = lazyOverlay(
  async () =>
    (await import('../../../features/orders/components/dispatch-phone-form')).DispatchPhoneForm,
);

export interface OrderViewProps {
  order: Order;
  statuses: readonly OrderStatus[];
  query: RefreshedQuery;
}

const lists = {
  offer: { label: 'Back to new offers', path: paths.offers },
  active: { label: 'Back to active orders', path: paths.active },
  finished: { label: 'Back to history', path: paths.history },
} as const;

/** The bar with the next action responds to a tap before the rest of the page renders again. */
export function RiderView({ order: stored, statuses, query }: OrderViewProps) {
  const navigate = useNavigate();
  const role = useRole();
  const steps = useSteps();
  const order = useMemo(
    () => orderWithSteps(stored, steps, statuses, role),
    [stored, steps, statuses, role],
  );
  const shown = useDeferredValue(order);
  const refused = steps.find(
    ({ orderId, step, refusal }) => orderId === order.id && step.step === 'delivered' && refusal,
  );
  const formId = useId();
  const stage = getDeliveryStage(order, statuses, role);
  const next = stage === 'active' ? nextStatus(order, statuses) : undefined;
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
            formId={formId}
            onDeclined={() => navigate(paths.offers.href(), { replace: true })}
          />
        )
      }
    >
      <OrderColumns rail={{ ...sidebarTexts(stage, order), currentId: order.id }} query={query}>
        <RiderParts order={shown} statuses={statuses} formId={formId} refused={refused} />
      </OrderColumns>
    </LogisticsLayout>
  );
}

interface RiderPartsProps {
  order: Order;
  statuses: readonly OrderStatus[];
  formId: string;
  /** The delivery that the server refused. */
  refused: QueuedStep | undefined;
}

const RiderParts = memo(function RiderParts({ order, statuses, formId, refused }: RiderPartsProps) {
  const { take } = useStepQueue();
  const stage = getDeliveryStage(order, statuses, useRole());
  const next = stage === 'active' ? nextStatus(order, statuses) : undefined;
  return (
    <>
      <OfferDeadline order={order} />
      <CashToCollect order={order} className="m-4 lg:mx-5" />
      <DeliveryForm
        key={refused?.step.id}
        when={next !== undefined && isCodeNeeded(next)}
        placeholder={<Skeleton className="h-144" />}
        id={formId}
        order={order}
        refusal={refused?.refusal?.message}
        onConfirm={(step, photo) => take(order, step, photo)}
      />
      {stage === 'active' && <DeliveryProgress order={order} statuses={statuses} />}
      {stage !== 'active' && <OrderFee order={order} />}
      {stage === 'finished' ? (
        <EndedOrderNote order={order} className="m-4" />
      ) : (
        <FailureNote order={order} className="m-4" />
      )}
      <OrderStops order={order} />
      <PackageContents order={order} />
      <DispatchPhoneForm
        when={stage === 'active'}
        placeholder={<Skeleton className="h-36" />}
        order={order}
      />
      {stage !== 'offer' && <OrderTimeline order={order} next={next} />}
    </>
  );
});

/** The title and the filter of the list of orders at the same stage as this one. */
function sidebarTexts(stage: DeliveryStage, { orderStatus, currentOrderStatus }: Order) {
  if (stage === 'offer') return { title: 'New offers', filter: { assignment: 'offered' } } as const;
  return {
    title: currentOrderStatus,
    filter: { status: orderStatus, ...(stage === 'active' && { assignment: 'accepted' as const }) },
  };
}
