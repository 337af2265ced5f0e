import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { FeeCalculator } from '../../../features/shipping/components/fee-calculator';
import { tariffQuery } from '../../../features/shipping/shipping.queries';
import { ShippingLayout } from './shipping-layout';

export function CalculatorPage() {
  const { api } = useServices();
  const { data: tariff } = useSuspenseQuery(tariffQuery(api));
  return (
    <ShippingLayout tab="calculator" tariff={tariff}>
      <FeeCalculator tariff={tariff} />
    </ShippingLayout>
  );
}
