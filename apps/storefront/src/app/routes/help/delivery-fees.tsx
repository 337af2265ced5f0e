import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { tariffQuery } from '../../../features/catalogue/card-promises';
import { FeeCalculator } from '../../../features/help/components/fee-calculator';
import { FeeTable } from '../../../features/help/components/fee-table';
import { QueryView } from '../../../shared/query-view';
import { SectionHeader } from '../../../shared/section-header';

const FIRST_STATE = 'Lagos';

export function DeliveryFees() {
  const { api } = useServices();
  const tariff = useQuery(tariffQuery(api));
  const place = useDeliveryPlace();
  const [from, setFrom] = useState(FIRST_STATE);
  return (
    <>
      <SectionHeader
        id="fees-title"
        title="Delivery fees and times"
        note={`From a store in ${from}. Weight above the included weight is charged per kg. The exact fee is shown on each product.`}
      />
      <QueryView query={tariff} headingLevel={3} skeleton={<Skeleton className="h-96" />}>
        {(prices) => (
          <div className="grid gap-6">
            <FeeTable tariff={prices} from={from} />
            <FeeCalculator tariff={prices} from={from} onFrom={setFrom} place={place?.state} />
          </div>
        )}
      </QueryView>
    </>
  );
}
