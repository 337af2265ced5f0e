import type { Category } from '@market/domain/catalogue/category';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { CategoryPicture } from './category-picture';

const grid = 'grid grid-cols-3 border-t border-l border-line-strong lg:grid-cols-6';
const cell =
  'relative flex h-full flex-col justify-between border-r border-b border-line-strong bg-surface p-2.5 md:p-4';

/** The categories as a grid of cells. */
export function CategoryGrid({
  categories,
  hrefOf,
}: {
  categories: readonly Category[];
  hrefOf: (category: Category) => string;
}) {
  return (
    <ul className={grid}>
      {categories.map((category) => (
        <li key={category.id}>
          <div
            className={`${cell} group/cat has-[a:focus-visible]:focus-ring has-[a:focus-visible]:z-1 hover:bg-hover`}
          >
            <div className="mb-2 md:mb-3">
              <CategoryPicture image={category.image} sizes="(min-width: 64rem) 10rem, 30vw" />
            </div>
            <p className="flex items-baseline justify-between gap-2 text-xs font-semibold md:text-sm">
              <Link
                to={hrefOf(category)}
                className="stretched outline-none! shadow-none! group-hover/cat:underline group-hover/cat:underline-offset-3"
              >
                {category.name}
              </Link>
              <span className="text-xs font-normal text-muted nums max-md:sr-only">
                {category.productCount.toLocaleString('en-NG')}
                <span className="sr-only"> products</span>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CategoryGridSkeleton() {
  return (
    <div role="status" aria-label="Loading categories" className={grid}>
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} className={cell}>
          <Skeleton className="mx-auto mb-3 aspect-square w-[76%]" />
          <Skeleton className="h-4 w-3/5" />
        </span>
      ))}
    </div>
  );
}
