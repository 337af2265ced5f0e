import type { PlacedOrders } from '@market/domain/checkout/checkout';
import { CardPromisesProvider, useCardPromises } from '../../../features/catalogue/card-promises';
import { GoesWithItems } from './goes-with-items';

/** What goes with the orders just placed. Days and fees are for the same address. */
export function GoesWithBought({ placed: { orders, deliveryAddress } }: { placed: PlacedOrders }) {
  const promiseOf = useCardPromises(deliveryAddress.stateOrRegion);
  return (
    <CardPromisesProvider value={promiseOf}>
      <GoesWithItems
        items={orders.flatMap(({ items }) => items)}
        title="Goes with what you bought"
      />
    </CardPromisesProvider>
  );
}
