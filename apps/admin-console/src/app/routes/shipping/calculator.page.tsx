import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDateTime } from '@market/domain/lagos-time';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { FeeCalculator } from '../../../features/shipping/components/fee-calculator';
import { tariffQuery } from '../../../features/shipping/shipping.queries';

export function CalculatorPage() {
  const { api } = useServices();
  const { data: tariff } = useSuspenseQuery(tariffQuery(api));
  return (
    <>
      <PageHeader
        title="Shipping calculator"
        description={`Version ${tariff.version} of the prices, saved ${formatDateTime(tariff.savedAt)}`}
      />
      <FeeCalculator tariff={tariff} />
    </>
  );
}
