import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { promotionsQuery } from '../../../features/catalogue/catalogue.queries';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { RenderWhenNear } from '../../../shared/render-when-near';
import { DailyProduct, DailyProductSkeleton } from './daily-product';
import { Marketplace, RandomCategory } from './more-sections';
import { OfficialOutlets, OfficialOutletsSkeleton } from './official-outlets';
import { Promotions } from './promotions';
import { FuelCostCalculator } from './fuel-cost-calculator';
import { DeliveryByCitySkeleton, ProductSectionSkeleton } from './home-section';

// Loaded on demand, because its schemas for delivery prices are not needed by the first screen.
const DeliveryByCity = lazyBrowserPart(
  async () => (await import('./delivery-by-city')).DeliveryByCity,
);

/** Most sections request their data shortly before they are visible. */
export function BelowFold() {
  const { api } = useServices();
  // Often empty, so it is fetched early and no space is reserved for it.
  const promotions = useQuery(promotionsQuery(api)).data;
  return (
    <>
      <FuelCostCalculator />
      <RenderWhenNear id="cities" placeholder={<DeliveryByCitySkeleton />}>
        <Suspense fallback={<DeliveryByCitySkeleton />}>
          <DeliveryByCity />
        </Suspense>
      </RenderWhenNear>
      <RenderWhenNear id="outlets" placeholder={<OfficialOutletsSkeleton />}>
        <OfficialOutlets />
      </RenderWhenNear>
      <RenderWhenNear id="daily" placeholder={<DailyProductSkeleton />}>
        <DailyProduct />
      </RenderWhenNear>
      {promotions?.length !== 0 && (
        <RenderWhenNear id="promotions" placeholder={<ProductSectionSkeleton />}>
          <Promotions />
        </RenderWhenNear>
      )}
      <RenderWhenNear id="random-category" placeholder={<ProductSectionSkeleton />}>
        <RandomCategory />
      </RenderWhenNear>
      <RenderWhenNear
        id="marketplace"
        placeholder={<ProductSectionSkeleton look="wide" count={10} />}
      >
        <Marketplace />
      </RenderWhenNear>
    </>
  );
}
