import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { DiscountTable } from '../../../features/shipping/components/discount-table';
import { NewDiscountButton } from '../../../features/shipping/components/discount-buttons';
import { discountListQuery, tariffQuery } from '../../../features/shipping/shipping.queries';
import { ShippingLayout } from './shipping-layout';

export function DiscountsPage() {
  const { api } = useServices();
  const now = useNow();
  const { data: tariff } = useSuspenseQuery(tariffQuery(api));
  const { data: discounts } = useSuspenseQuery(discountListQuery(api));
  return (
    <ShippingLayout
      tab="discounts"
      tariff={tariff}
      actions={<NewDiscountButton tariff={tariff} now={now} />}
    >
      <DiscountTable discounts={discounts} tariff={tariff} now={now} />
    </ShippingLayout>
  );
}
