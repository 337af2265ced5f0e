import type { ComponentType } from 'react';
import type { ProductCard } from '@market/domain/catalogue/product';
import { ProductCardSkeleton } from '@market/ui/product-card';
import { CatalogueCard } from './catalogue-card';

const looks = {
  /** A single row of five on wide screens. Phones show four products in two columns. */
  row: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-5 md:max-lg:[&>:nth-child(n+4)]:hidden max-md:[&>:nth-child(n+5)]:hidden',
  /** Several rows of five. */
  wide: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  /** A short row beside its title. */
  three: 'grid-cols-2 md:grid-cols-3 max-md:[&>:nth-child(3)]:hidden',
  four: 'grid-cols-2 md:grid-cols-4',
  /** A grid beside filters. */
  list: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
} as const;

interface ProductGridProps {
  products: readonly ProductCard[];
  hrefOf: (product: ProductCard) => string;
  look: keyof typeof looks;
  headingLevel?: 2 | 3;
  /** The number of pictures that load eagerly: those in the first row on the first screen. */
  eager?: number;
  /** Set on the store's own page, where the store's name is not repeated. */
  inStore?: boolean;
  Footer?: ComponentType<{ product: ProductCard }>;
  /** Whether older results are shown while newer ones load. */
  dimmed?: boolean;
}

export function ProductGrid({
  products,
  hrefOf,
  look,
  headingLevel = 3,
  eager = 0,
  inStore,
  Footer,
  dimmed,
}: ProductGridProps) {
  return (
    <ul
      aria-busy={dimmed || undefined}
      className={`grid gap-x-3 gap-y-8 transition-opacity aria-busy:opacity-60 md:gap-x-5 ${looks[look]}`}
    >
      {products.map((product, index) => (
        <li key={product.id} className="grid grid-cols-1">
          <CatalogueCard
            product={product}
            to={hrefOf(product)}
            priority={index < eager}
            headingLevel={headingLevel}
            inStore={inStore}
            Footer={Footer}
          />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ look, count }: { look: keyof typeof looks; count: number }) {
  return (
    <div
      role="status"
      aria-label="Loading products"
      className={`grid gap-x-3 gap-y-8 md:gap-x-5 ${looks[look]}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
