import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { VehicleTable } from '../../../features/shipping/components/vehicle-table';
import { tariffQuery } from '../../../features/shipping/shipping.queries';
import { ShippingFrame } from './shipping-frame';

export function VehiclesPage() {
  const { api } = useServices();
  const { data: tariff } = useSuspenseQuery(tariffQuery(api));
  return (
    <ShippingFrame tab="vehicles" tariff={tariff}>
      <VehicleTable vehicles={tariff.vehicles} />
    </ShippingFrame>
  );
}
