import { ArrowRight } from 'lucide-react';
import type { Product } from '@market/domain/catalogue/product';
import { pluralise } from '@market/domain/pluralise';
import { ProductThumbnail } from '@market/console/catalogue/product-name';
import type { BulkEffect } from '../model/bulk-effect';

function Effect({ before, after, problem, isNothing }: BulkEffect) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs nums">
      <span className="text-muted">{before}</span>
      {problem ? (
        <span className="font-medium text-danger">{problem}. Not changed.</span>
      ) : isNothing ? (
        <span className="text-muted">unchanged</span>
      ) : (
        <>
          <ArrowRight size={13} className="text-muted" />
          <span className="sr-only">becomes</span>
          <b className="font-semibold">{after}</b>
        </>
      )}
    </span>
  );
}

interface BulkPreviewProps {
  products: readonly Product[];
  /** The effects by product id. Empty until a value is entered. */
  effects: ReadonlyMap<string, BulkEffect>;
  /** The number of products on other pages. */
  others: number;
}

export const BulkPreview = ({ products, effects, others }: BulkPreviewProps) => (
  <div>
    <ul
      aria-label="Preview of the changes"
      tabIndex={0}
      className="max-h-80 divide-y divide-line overflow-y-auto"
    >
      {products.map((product) => {
        const effect = effects.get(product.id);
        return (
          <li
            key={product.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 text-sm"
          >
            <ProductThumbnail image={product.hostedImages[0]} />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{product.name}</span>
              {effect && <Effect {...effect} />}
            </span>
          </li>
        );
      })}
    </ul>
    {others > 0 && (
      <p className="border-t border-line pt-3 text-sm text-muted">
        And {pluralise(others, 'product')} on other pages.
      </p>
    )}
  </div>
);
