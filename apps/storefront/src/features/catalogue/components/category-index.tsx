import { ArrowRight } from 'lucide-react';
import type { Category, SubCategory } from '@market/domain/catalogue/category';
import type { ProductCard } from '@market/domain/catalogue/product';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { Rating } from '@market/ui/rating';
import { Skeleton } from '@market/ui/skeleton';
import type { CategoryPlace } from '../model/category-place';
import { categoryCounts, type CategoryCounts } from '../model/category-counts';
import { CategoryPicture } from './category-picture';

interface CategoryIndexProps {
  categories: readonly Category[];
  counts: CategoryCounts;
  hrefOf: (place: CategoryPlace) => string;
  productHref: (product: ProductCard) => string;
}

const rowClass =
  'grid grid-cols-[120px_minmax(0,1fr)] gap-x-7 gap-y-4 border-b border-line py-6 first:pt-0 lg:grid-cols-[148px_minmax(0,1fr)_236px]';

export const categoryAnchor = ({ id }: Category): string => `category-${id}`;

export function CategoryIndex({ categories, counts, hrefOf, productHref }: CategoryIndexProps) {
  return (
    <ul>
      {categories.map((category) => {
        const { summary, mostBought } = categoryCounts(category, counts);
        return (
          <li key={category.id} id={categoryAnchor(category)} className={`${rowClass} scroll-mt-4`}>
            <div className="self-start rounded-2 bg-well py-1">
              <CategoryPicture image={category.image} sizes="9rem" />
            </div>
            <div className="min-w-0">
              <h2 className="display text-d3">
                <Link
                  to={hrefOf({ categoryId: category.id })}
                  className="group/cat inline-flex min-h-8 items-center gap-2 hover:underline hover:underline-offset-4"
                >
                  {category.name}
                  <ArrowRight
                    size={18}
                    className="transition-transform group-hover/cat:translate-x-0.5"
                  />
                </Link>
              </h2>
              <p className="text-sm text-muted nums">{summary}</p>
              <ul className="mt-4 grid grid-cols-3 gap-x-5 gap-y-4">
                {category.subCategories.map((sub) => (
                  <SubCategoryLinks key={sub.id} sub={sub} counts={counts} hrefOf={hrefOf} />
                ))}
              </ul>
            </div>
            {mostBought && <MostBought product={mostBought} to={productHref(mostBought)} />}
          </li>
        );
      })}
    </ul>
  );
}

function SubCategoryLinks({
  sub: { id, name, categoryId, childCategories },
  counts,
  hrefOf,
}: {
  sub: SubCategory;
  counts: CategoryCounts;
  hrefOf: CategoryIndexProps['hrefOf'];
}) {
  const count = counts?.countsBelow[id];
  return (
    <li className="min-w-0">
      <Link
        to={hrefOf({ categoryId, subCategoryId: id })}
        className="inline-flex min-h-7 items-baseline gap-2 text-sm font-semibold hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {name}{' '}
        {count !== undefined && (
          <span className="text-xs font-normal text-muted nums">
            {count.toLocaleString('en-NG')}
            <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
          </span>
        )}
      </Link>
      <ul>
        {childCategories.map((child) => (
          <li key={child.id}>
            <Link
              to={hrefOf({ categoryId, subCategoryId: id, childCategoryId: child.id })}
              className="inline-flex min-h-7 items-center text-sm text-text-2 hover:underline pointer-coarse:min-h-11"
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function MostBought({ product, to }: { product: ProductCard; to: string }) {
  return (
    <div className="flex flex-col items-start text-sm max-lg:col-start-2 lg:border-l lg:border-line lg:pl-6">
      <p className="mb-1.5 text-xs text-muted">Most popular</p>
      <Link to={to} className="leading-[1.35] font-medium hover:underline">
        {keepUnitsTogether(product.name)}
      </Link>
      <Price kobo={product.sellingPrice} size="sm" className="mt-2" />
      {product.ratingCount > 0 && (
        <Rating value={product.rating} count={product.ratingCount} className="mt-1" />
      )}
    </div>
  );
}

export function CategoryIndexSkeleton() {
  return (
    <div role="status" aria-label="Loading categories">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={rowClass}>
          <Skeleton className="aspect-square" />
          <Skeleton className="h-32" />
        </span>
      ))}
    </div>
  );
}
