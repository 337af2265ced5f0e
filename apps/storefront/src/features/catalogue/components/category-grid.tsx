import type { Category } from '@market/domain/catalogue/category';
import { pluralise } from '@market/domain/pluralise';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { CategoryPicture } from './category-picture';

const gridClass =
  'grid grid-cols-2 border-t border-l border-line-strong md:grid-cols-3 xl:grid-cols-4';
const cellClass =
  'relative grid h-full content-start gap-1.5 border-r border-b border-line-strong bg-surface p-3 md:grid-cols-[6.75rem_minmax(0,1fr)] md:content-center md:items-center md:gap-3.5 md:py-4';
const pictureClass = 'size-21 md:size-27';

export function CategoryGrid({
  categories,
  hrefOf,
}: {
  categories: readonly Category[];
  hrefOf: (category: Category) => string;
}) {
  return (
    <ul className={gridClass}>
      {categories.map((category) => (
        <li
          key={category.id}
          className={`${cellClass} group/cat has-[a:focus-visible]:focus-ring has-[a:focus-visible]:z-1 hover:bg-hover`}
        >
          <div className={pictureClass}>
            <CategoryPicture image={category.image} sizes="7rem" />
          </div>
          <div className="min-w-0">
            <h3 className="font-semibold break-words">
              <Link
                to={hrefOf(category)}
                className="stretched outline-none! shadow-none! group-hover/cat:underline group-hover/cat:underline-offset-3"
              >
                {category.name}
              </Link>
            </h3>
            <p className="mt-0.5 text-xs leading-snug text-text-2 max-md:hidden">
              {category.subCategories.map(({ name }) => name).join(', ')}
            </p>
            <p className="mt-1.5 text-xs text-muted nums">
              {pluralise(category.productCount, 'product')}
              {category.lowestPrice !== undefined && ` from ${wholeNaira(category.lowestPrice)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const wholeNaira = (kobo: number): string => moneyText(kobo).replace(/\.00$/, '');

export function CategoryGridSkeleton() {
  return (
    <div role="status" aria-label="Loading categories" className={gridClass}>
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} className={cellClass}>
          <Skeleton className={pictureClass} />
          <span>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </span>
        </span>
      ))}
    </div>
  );
}
