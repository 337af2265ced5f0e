import { formatRecent } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { DescriptionList } from '@market/ui/description-list';
import { DeclineNote } from '@market/console/dispatch/decline-note';
import { useNow } from '@market/web-kit/use-now';
import { Block } from '../../../shared/block';

const kinds = { platform: 'Hub', partner: 'Shipping partner', dispatcher: 'Dispatcher' } as const;

/** Who is to deliver, whether they have agreed, and why the last one did not: what a scheduler goes by. */
export function AssignmentBlock({ order }: { order: Order }) {
  const now = useNow();
  const { assignment, dispatchPhoneNumber } = order;
  return (
    <Block title="Delivery">
      <DeclineNote order={order} className="mb-3" />
      {assignment ? (
        <DescriptionList
          items={[
            { term: kinds[assignment.kind], value: assignment.assigneeName },
            { term: 'Assigned', value: formatRecent(assignment.assignedAt, now) },
            ...(assignment.kind === 'platform'
              ? []
              : [
                  {
                    term: 'Answer',
                    value: assignment.accepted ? 'Accepted' : 'Waiting for an answer',
                  },
                ]),
            ...(dispatchPhoneNumber ? [{ term: 'Rider’s phone', value: dispatchPhoneNumber }] : []),
          ]}
        />
      ) : (
        <Alert tone="neutral">This order is not assigned yet.</Alert>
      )}
    </Block>
  );
}
