import type { Quote, StoreQuote } from '@market/domain/checkout/checkout';
import { lagosDate } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { ZonePair } from '@market/domain/shipping/place';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { Money } from '@market/ui/money';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useNow } from '@market/web-kit/use-now';
import { DeliveryDiscount } from '../../../shared/delivery-discount';

const zoneNames: Readonly<Record<ZonePair, string>> = {
  within_lagos: 'within Lagos',
  from_lagos: 'from Lagos to another state',
  to_lagos: 'from another state to Lagos',
  elsewhere: 'between or within other states',
};

const countUnits = ({ lines }: StoreQuote): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The items from each store become one order with its own fee. */
export function DeliveryByStore({ quote }: { quote: Quote }) {
  const today = lagosDate(useNow());
  return (
    <ul className="divide-y divide-line rounded-3 border border-line bg-surface">
      {quote.stores.map((store) => {
        const units = countUnits(store);
        return (
          <li key={store.storeId} className="flex items-start gap-4 p-4 md:px-5">
            <StoreMonogram name={store.storeName} size="sm" />
            <div className="min-w-0 flex-1 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{`${store.storeName}, ${pluralise(units, 'unit')}`}</span>
                {store.shippingFee === 0 ? (
                  <span className="text-success">Free delivery</span>
                ) : (
                  <Money kobo={store.shippingFee} />
                )}
              </p>
              {store.delivery && (
                <p className="flex flex-wrap justify-between gap-x-4 text-muted">
                  <span className="font-medium text-text nums">
                    {arrivesText(store.delivery, today)}
                  </span>
                  <span>{`${store.delivery.weight}\u00a0kg by ${store.delivery.vehicle.toLowerCase()}, ${zoneNames[store.delivery.zonePair]}`}</span>
                </p>
              )}
              <DeliveryDiscount discount={store.delivery?.shippingDiscount} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
