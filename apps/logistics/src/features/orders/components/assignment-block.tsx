import type { Order } from '@market/domain/orders/order';
import { DeclineNote } from '@market/console/dispatch/decline-note';
import { FailureNote } from '@market/console/dispatch/failure-note';
import { AssignmentFacts } from '@market/console/orders/assignment-facts';
import { Block } from '../../../shared/block';

/** Who delivers the order, and why the last rider declined or failed. */
export function AssignmentBlock({ order }: { order: Order }) {
  return (
    <Block title="Delivery">
      <DeclineNote order={order} className="mb-3" />
      <FailureNote order={order} className="mb-3" />
      <AssignmentFacts order={order} />
    </Block>
  );
}
