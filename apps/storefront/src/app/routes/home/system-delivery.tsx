import { useQuery } from '@tanstack/react-query';
import { sumKobo } from '@market/domain/money';
import { lagosDate } from '@market/domain/lagos-time';
import { shortDaysText } from '@market/domain/shipping/promise-text';
import { deliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Tariff } from '@market/domain/shipping/tariff';
import type { SystemPart } from '@market/domain/systems/system';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { tariffQuery } from '../../../features/catalogue/card-promises';
import { DeliveryFee } from '../../../shared/arrival';

export function SystemDelivery({ parts }: { parts: readonly SystemPart[] }) {
  const { api } = useServices();
  const place = useDeliveryPlace();
  const { data: tariff } = useQuery({ ...tariffQuery(api), enabled: place !== undefined });
  const now = useNow();
  if (!place) return 'Choose your place to see the day and fee';
  if (!tariff) return null;
  const promises = calculatePromises(parts, tariff, place.state, now);
  const [firstDay = ''] = promises.map((each) => each.firstDay).toSorted();
  const day = shortDaysText({ firstDay, lastDay: firstDay }, lagosDate(now));
  return (
    <>
      {`To ${place.label} from ${day}, `}
      <DeliveryFee fee={sumKobo(promises.map(({ shippingFee }) => shippingFee))} />
    </>
  );
}

function calculatePromises(parts: readonly SystemPart[], tariff: Tariff, state: string, at: Date) {
  const stores = new Set(parts.map(({ storeId }) => storeId));
  return [...stores].flatMap((storeId) => {
    const storeParts = parts.filter((part) => part.storeId === storeId);
    const [first] = storeParts;
    if (!first) return [];
    const { weight: _weight, isDigital: _isDigital, ...dispatch } = first.delivery;
    return [
      deliveryPromise({
        ...tariff,
        lines: storeParts.map(({ delivery: { weight, isDigital }, quantity }) => ({
          weight,
          isDigital,
          quantity,
        })),
        storeState: first.storeState,
        destinationState: state,
        dispatch,
        at,
      }),
    ];
  });
}
