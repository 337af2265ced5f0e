import { Suspense, useState } from 'react';
import type { Order } from '@market/domain/orders/order';
import { Button } from '@market/ui/button';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const CancelOrderQuestion = lazyBrowserPart(
  async () => (await import('./cancel-order-question')).CancelOrderQuestion,
);

export function CancelOrder({ order, cancelledId }: { order: Order; cancelledId: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel order</Button>
      {asking && (
        <Suspense>
          <CancelOrderQuestion
            order={order}
            cancelledId={cancelledId}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
