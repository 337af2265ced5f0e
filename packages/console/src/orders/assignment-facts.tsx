import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { DescriptionList } from '@market/ui/description-list';

const kinds = { platform: 'Hub', partner: 'Shipping partner', dispatcher: 'Dispatcher' } as const;

export function AssignmentFacts({
  order: { assignment, dispatchPhoneNumber },
  hidePhone = false,
}: {
  order: Pick<Order, 'assignment' | 'dispatchPhoneNumber'>;
  /** Set on pages with a form that already shows the rider's phone number. */
  hidePhone?: boolean;
}) {
  if (!assignment) return <p className="text-sm text-muted">This order is not assigned yet.</p>;
  const { kind, assigneeName, assignedAt, pickUpOn, accepted, note } = assignment;
  return (
    <DescriptionList
      items={[
        { term: kinds[kind], value: assigneeName },
        { term: 'Assigned', value: formatDateTimeYear(assignedAt) },
        ...(pickUpOn ? [{ term: 'Pick-up', value: formatDate(pickUpOn) }] : []),
        // A hub does not accept assignments.
        ...(kind === 'platform'
          ? []
          : [{ term: 'Status', value: accepted ? 'Accepted' : 'Waiting for acceptance' }]),
        ...(note ? [{ term: 'Note', value: note }] : []),
        ...(dispatchPhoneNumber && !hidePhone
          ? [{ term: 'Rider’s phone', value: dispatchPhoneNumber }]
          : []),
      ]}
    />
  );
}
