import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@market/domain/catalogue/product';
import { useServices } from '@market/web-kit/services';
import { keyFactsQuery } from '../catalogue.queries';
import { ProductRow } from './product-row';

interface ProductRowsProps {
  products: readonly ProductCard[];
  hrefOf: (product: ProductCard) => string;
  Action: ComponentType<{ product: ProductCard }>;
  Footer: ComponentType<{ product: ProductCard }>;
  /** Whether older results are shown while newer ones load. */
  dimmed: boolean;
}

export function ProductRows({ products, hrefOf, Action, Footer, dimmed }: ProductRowsProps) {
  const { api } = useServices();
  // When these attributes fail to load, the rows still show everything else.
  const { data: facts } = useQuery(
    keyFactsQuery(
      api,
      products.map(({ id, variantId = id }) => variantId),
    ),
  );
  return (
    <ul
      aria-busy={dimmed || undefined}
      className="border-b border-line transition-opacity aria-busy:opacity-60"
    >
      {products.map((product, place) => (
        <li
          key={product.id}
          className="border-t border-line py-5 first:border-t-0 md:first:border-t"
        >
          <ProductRow
            product={product}
            to={hrefOf(product)}
            facts={facts?.find(({ productId }) => productId === product.id)?.facts}
            priority={place < 3}
            action={<Action product={product} />}
            footer={<Footer product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}
