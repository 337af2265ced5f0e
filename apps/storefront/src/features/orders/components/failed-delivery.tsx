import { imageUrl } from '@market/domain/image';
import { failureReasonForCustomer } from '@market/domain/orders/failure-reasons';
import { formatTime, lagosDate } from '@market/domain/lagos-time';
import { findFailedAttempt } from '@market/domain/orders/next-attempt';
import type { Order } from '@market/domain/orders/order';
import { dayText } from '@market/domain/shipping/promise-text';
import { ButtonAnchor } from '@market/ui/button-anchor';
import { NextAttempt } from './next-attempt';
import { StateBanner } from './state-banner';

export function FailedDelivery({ order }: { order: Order }) {
  const { deliveryAddress, shippingEvidence } = order;
  const failed = findFailedAttempt(order);
  return (
    <>
      <StateBanner
        tone="bad"
        title={
          failed?.failureReason
            ? failureReasonForCustomer(failed.failureReason)
            : 'The rider could not deliver your order'
        }
        action={
          shippingEvidence && (
            <ButtonAnchor href={imageUrl(shippingEvidence, 1280)} newTab className="max-md:w-full">
              See the rider’s photo
            </ButtonAnchor>
          )
        }
      >
        {failed && (
          <p className="nums">
            {`${dayText(lagosDate(new Date(failed.createdAt)))}, ${formatTime(failed.createdAt)}, ${deliveryAddress.address}.`}
          </p>
        )}
        {failed?.note && <p>{`The rider’s note: ${failed.note}`}</p>}
      </StateBanner>
      <NextAttempt key={order.nextAttemptDay} order={order} />
    </>
  );
}
