import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { VehicleTable } from '../../../features/shipping/components/vehicle-table';
import { tariffQuery } from '../../../features/shipping/shipping.queries';
import { ShippingLayout } from './shipping-layout';

export function VehiclesPage() {
  const { api } = useServices();
  const { data: tariff } = useSuspenseQuery(tariffQuery(api));
  return (
    <ShippingLayout tab="vehicles" tariff={tariff}>
      <VehicleTable vehicles={tariff.vehicles} />
    </ShippingLayout>
  );
}
