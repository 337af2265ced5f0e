import { useQuery } from '@tanstack/react-query';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import type { ProductCard } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery, dailyProductQuery, dealsQuery, newestQuery, officialOutletsQuery } from '../../../features/catalogue/catalogue.queries';
import { CategoryGrid, CategoryGridSkeleton } from '../../../features/catalogue/components/category-grid';
import { OutletCard } from '../../../features/catalogue/components/outlet-card';
import { ProductGrid, ProductGridSkeleton } from '../../../features/catalogue/components/product-grid';
import { QueryView } from '../../../shared/query-view';
import { SectionHead } from '../../../shared/section-head';
import { paths } from '../../paths';

const productHref = ({ id }: ProductCard): string => paths.product.href({ productId: id });
const section = 'page-wrap pt-(--section)';

export function SupplyRoom() {
  const { api } = useServices();
  const query = useQuery(categoryTreeQuery(api));
  return (
    <section aria-labelledby="categories" className={section}>
      <SectionHead
        id="categories"
        title="The whole supply room"
        action={
          <Link to={paths.products.href()} className="link">
            All products
          </Link>
        }
      />
      <QueryView query={query} headingLevel={3} skeleton={<CategoryGridSkeleton />}>
        {(data) => <CategoryGrid categories={data.slice(0, 12)} hrefOf={({ id }) => paths.category.href({ categoryId: id })} />}
      </QueryView>
    </section>
  );
}

export function Deals() {
  const { api } = useServices();
  const query = useQuery(dealsQuery(api));
  if (query.data?.count === 0) return null;
  return (
    <section aria-labelledby="deals" className={section}>
      <SectionHead id="deals" title="Deals" note="Below their list price, largest saving first." />
      <QueryView query={query} headingLevel={3} skeleton={<ProductGridSkeleton look="row" count={5} />}>
        {(data) => <ProductGrid products={data.rows} hrefOf={productHref} look="row" />}
      </QueryView>
    </section>
  );
}

export function Outlets() {
  const { api } = useServices();
  const { data } = useQuery(officialOutletsQuery(api));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="outlets" className="mt-(--section) bg-plate py-11 text-on-plate [--focus-gap:var(--plate)] [--focus:var(--on-plate)] md:py-16">
      <div className="page-wrap">
        <header className="mb-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h2 id="outlets" className="display text-d1">
            Official outlets
          </h2>
          <p className="text-sm text-on-strong-muted">Sold by the maker or its sole distributor.</p>
          <Link to={paths.stores.href()} className="ml-auto text-sm font-medium text-accent-on-strong underline underline-offset-3">
            All stores
          </Link>
        </header>
        <ul className="scrollbar-none grid gap-4 max-lg:-mx-(--gutter) max-lg:auto-cols-[minmax(16rem,78%)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1 md:max-lg:auto-cols-[18rem] lg:grid-cols-4">
          {data.slice(0, 4).map(({ store, products }) => (
            <li key={store.id}>
              <OutletCard store={store} products={products} to={paths.products.href({ store: store.id })} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function DailyProduct() {
  const { api } = useServices();
  const { data: product } = useQuery(dailyProductQuery(api));
  if (!product) return null;
  const [image] = product.hostedImages;
  return (
    <section aria-labelledby="daily" className={section}>
      <div className="grid overflow-hidden rounded-3 bg-sunken md:grid-cols-[7fr_5fr]">
        <div className="flex flex-col items-start justify-center gap-3 p-6 md:p-12">
          <h2 id="daily" className="text-sm font-semibold text-text-2">
            Product of the day
          </h2>
          <p className="display max-w-[24ch] text-d1 text-balance">{product.name}</p>
          <p className="text-sm text-muted">{`From ${product.store.storeName}${product.store.city ? `, ${product.store.city}` : ''}`}</p>
          <Price kobo={product.sellingPrice} wasKobo={product.price} size="lg" />
          <Button variant="ink" size="lg" className="mt-2" render={<Link to={productHref(product)} />}>
            See the product
          </Button>
        </div>
        <ProductImage
          src={image && imageUrl(image, 640)}
          srcSet={image && imageSrcSet(image)}
          sizes="(min-width: 47.5rem) 30rem, 100vw"
          alt=""
          fallback={<StoreMonogram name={product.store.storeName} size="lg" />}
          className="mx-auto w-full max-w-[26rem] rounded-none"
        />
      </div>
    </section>
  );
}

export function Newest() {
  const { api } = useServices();
  const query = useQuery(newestQuery(api));
  return (
    <section aria-labelledby="newest" className={section}>
      <SectionHead
        id="newest"
        title="New on the shelves"
        action={
          <Link to={paths.products.href({ sort: 'newest' })} className="link">
            See all new products
          </Link>
        }
      />
      <QueryView query={query} headingLevel={3} skeleton={<ProductGridSkeleton look="wide" count={10} />}>
        {(data) => <ProductGrid products={data.rows} hrefOf={productHref} look="wide" />}
      </QueryView>
    </section>
  );
}
