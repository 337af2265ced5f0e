import { ArrowRight } from 'lucide-react';
import type { Category, SubCategory } from '@market/domain/catalogue/category';
import { pluralise } from '@market/domain/pluralise';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import type { CategoryPlace } from '../model/category-place';
import { CategoryPicture } from './category-picture';

type HrefOf = (place: CategoryPlace) => string;

interface CategoryIndexProps {
  categories: readonly Category[];
  hrefOf: HrefOf;
}

const row =
  'grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-6 first:pt-0 sm:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[148px_minmax(0,1fr)] lg:gap-x-7';

/** All categories with their sub-categories and child categories. */
export function CategoryIndex({ categories, hrefOf }: CategoryIndexProps) {
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id} className={row}>
          <div className="self-start rounded-2 bg-well py-1 lg:row-span-2">
            <CategoryPicture image={category.image} sizes="9rem" />
          </div>
          <div className="self-center lg:self-start">
            <h2 className="display text-d3">
              <Link
                to={hrefOf({ categoryId: category.id })}
                className="group/cat inline-flex min-h-11 items-center gap-2 hover:underline hover:underline-offset-4 md:min-h-8"
              >
                {category.name}
                <ArrowRight
                  size={18}
                  className="transition-transform group-hover/cat:translate-x-0.5"
                />
              </Link>
            </h2>
            <p className="text-sm text-muted nums">{pluralise(category.productCount, 'product')}</p>
          </div>
          <ul className="col-span-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-3">
            {category.subCategories.map((sub) => (
              <SubCategoryLinks key={sub.id} sub={sub} hrefOf={hrefOf} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function SubCategoryLinks({
  sub: { id, name, categoryId, childCategories },
  hrefOf,
}: {
  sub: SubCategory;
  hrefOf: HrefOf;
}) {
  return (
    <li className="min-w-0">
      <Link
        to={hrefOf({ categoryId, subCategoryId: id })}
        className="inline-flex min-h-11 items-center text-sm font-semibold hover:underline md:min-h-7"
      >
        {name}
      </Link>
      {childCategories.length > 0 && (
        <ul className="flex flex-wrap gap-2 md:block">
          {childCategories.map((child) => (
            <li key={child.id}>
              <Link
                to={hrefOf({ categoryId, subCategoryId: id, childCategoryId: child.id })}
                className="inline-flex min-h-11 items-center text-sm text-text-2 hover:underline max-md:rounded-full max-md:border max-md:border-line-strong max-md:px-3.5 md:min-h-7"
              >
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function CategoryIndexSkeleton() {
  return (
    <div role="status" aria-label="Loading categories">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={row}>
          <Skeleton className="aspect-square lg:row-span-2" />
          <Skeleton className="h-8 w-2/5" />
          <Skeleton className="col-span-2 h-20 lg:col-span-1" />
        </span>
      ))}
    </div>
  );
}
