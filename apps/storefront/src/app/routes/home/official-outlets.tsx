import { useQuery } from '@tanstack/react-query';
import { HOME_PAGE_OUTLETS, homePageTexts } from '@market/domain/catalogue/home-page';
import { toOutletCardProps } from '@market/domain/catalogue/outlet-card-props';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { StoreCard } from '@market/domain/stores/store-card';
import { Link } from '@market/ui/link';
import { OutletCard } from '@market/ui/outlet-card';
import { useServices } from '@market/web-kit/services';
import { officialOutletsQuery } from '../../../features/catalogue/catalogue.queries';
import { productHref } from '../../hrefs';
import { paths } from '../../paths';
import { StoreFollow, useFollowers } from '../stores/store-follow';

export function OfficialOutlets() {
  const { api } = useServices();
  const { data, isPending } = useQuery(officialOutletsQuery(api));
  if (isPending) return <OfficialOutletsSkeleton />;
  if (!data || data.length === 0) return null;
  return (
    <section
      aria-labelledby="outlets"
      className="mt-(--section) bg-plate py-11 text-on-plate [--focus-gap:var(--plate)] [--focus:var(--on-plate)] md:py-16"
    >
      <div className="page-wrap">
        <header className="mb-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id="outlets" className="display text-d1">
            Official outlets
          </h2>
          <p className="text-sm text-on-strong-muted">{homePageTexts.outlets}</p>
          <Link
            to={paths.stores.href()}
            className="ml-auto text-sm font-medium text-accent-on-strong underline underline-offset-3"
          >
            All stores
          </Link>
        </header>
        <ul className="scrollbar-none grid gap-4 max-lg:-mx-(--gutter) max-lg:auto-cols-[minmax(16rem,78%)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 md:max-lg:auto-cols-[18rem] lg:grid-cols-4">
          {data.slice(0, HOME_PAGE_OUTLETS).map(({ store, products }) => (
            <li key={store.id}>
              <Outlet store={store} products={products} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Outlet({ store, products }: { store: StoreCard; products: readonly ProductCard[] }) {
  const followers = useFollowers(store);
  const card = toOutletCardProps({ ...store, followers }, products, {
    to: paths.store.href({ slug: store.slug }),
    productHref,
  });
  return (
    <OutletCard
      {...card}
      followButton={
        <StoreFollow
          store={store}
          className="h-9 border-on-strong-muted! bg-transparent! text-on-plate! hover:border-on-plate! pointer-coarse:h-11"
        />
      }
    />
  );
}

export function OfficialOutletsSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading official outlets"
      className="mt-(--section) h-106 bg-plate md:h-115"
    />
  );
}
