import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { promotionsQuery } from '../../../features/catalogue/catalogue.queries';
import { browserPart } from '../../../shared/lazy-part';
import { WhenNear } from '../../../shared/when-near';
import { DailyProduct, DailyProductSkeleton } from './daily-product';
import { Marketplace, RandomCategory } from './more-sections';
import { Outlets, OutletsSkeleton } from './outlets';
import { Promotions } from './promotions';
import { Savings } from './savings';
import { CitiesSkeleton, ProductSectionSkeleton } from './section-frame';

// Loaded on demand, because its schemas for delivery prices are not needed by the first screen.
const Cities = browserPart(async () => (await import('./cities')).Cities);

/** The sections below the first screen. Each requests its data shortly before it is visible. */
export function BelowFold() {
  const { api } = useServices();
  // Often empty, so it is fetched early and no space is reserved for it.
  const promotions = useQuery(promotionsQuery(api)).data;
  return (
    <>
      <Savings />
      <WhenNear id="cities" placeholder={<CitiesSkeleton />}>
        <Suspense fallback={<CitiesSkeleton />}>
          <Cities />
        </Suspense>
      </WhenNear>
      <WhenNear id="outlets" placeholder={<OutletsSkeleton />}>
        <Outlets />
      </WhenNear>
      <WhenNear id="daily" placeholder={<DailyProductSkeleton />}>
        <DailyProduct />
      </WhenNear>
      {promotions?.length !== 0 && (
        <WhenNear id="promotions" placeholder={<ProductSectionSkeleton />}>
          <Promotions />
        </WhenNear>
      )}
      <WhenNear id="random-category" placeholder={<ProductSectionSkeleton />}>
        <RandomCategory />
      </WhenNear>
      <WhenNear id="marketplace" placeholder={<ProductSectionSkeleton look="wide" count={10} />}>
        <Marketplace />
      </WhenNear>
    </>
  );
}
