import { Suspense } from 'react';
import { useAccount } from '@market/web-kit/use-session';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { Hero } from './hero';
import { ShopBenefits } from './shop-benefits';

const FollowedStores = lazyBrowserPart(
  async () => (await import('./followed-stores')).FollowedStores,
);
const FirstSections = lazyPart(
  'src/app/routes/home/first-sections.tsx',
  async () => (await import('./first-sections')).FirstSections,
);
const BelowFold = lazyPart(
  'src/app/routes/home/below-fold.tsx',
  async () => (await import('./below-fold')).BelowFold,
);

export function HomePage() {
  const signedIn = useAccount() !== undefined;
  return (
    <>
      <PageTitle>Power for your home, from stores we have checked</PageTitle>
      <Hero />
      <ShopBenefits />
      <Suspense>
        <FirstSections />
        {signedIn && <FollowedStores />}
        <BelowFold />
      </Suspense>
    </>
  );
}
