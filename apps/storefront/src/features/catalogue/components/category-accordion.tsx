import { ChevronDown, ChevronRight } from 'lucide-react';
import type { Category, SubCategory } from '@market/domain/catalogue/category';
import { Link } from '@market/ui/link';
import { categoryCounts, type CategoryCounts } from '../model/category-counts';
import { lowercaseFirst, type CategoryPlace } from '../model/category-place';
import { CategoryPicture } from './category-picture';

interface CategoryAccordionProps {
  categories: readonly Category[];
  counts: CategoryCounts;
  hrefOf: (place: CategoryPlace) => string;
}

const chipClass =
  'inline-flex h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-text';

export function CategoryAccordion({ categories, counts, hrefOf }: CategoryAccordionProps) {
  return (
    <ul className="border-t-2 border-text">
      {categories.map((category) => (
        <li key={category.id}>
          <details name="categories" className="group/fold border-b border-line">
            <summary className="flex min-h-19 list-none items-center gap-3.5 py-2">
              <span className="size-15 flex-none rounded-2 bg-well py-0.5">
                <CategoryPicture image={category.image} sizes="4rem" />
              </span>
              <h2 className="min-w-0 flex-1 text-base font-semibold">
                {category.name}{' '}
                <span className="block text-sm font-normal text-muted nums">
                  {categoryCounts(category, counts).summary}
                </span>
              </h2>
              <ChevronDown
                size={20}
                className="flex-none transition-transform duration-(--dur-2) group-open/fold:rotate-180"
              />
            </summary>
            <div className="pb-4 pl-[4.625rem]">
              <Link
                to={hrefOf({ categoryId: category.id })}
                className="flex min-h-11 items-center justify-between gap-3 text-sm font-semibold"
              >
                {`All ${lowercaseFirst(category.name)}`}
                <ChevronRight size={18} />
              </Link>
              <ul>
                {category.subCategories.map((sub) => (
                  <SubCategoryChips key={sub.id} sub={sub} counts={counts} hrefOf={hrefOf} />
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function SubCategoryChips({
  sub: { id, name, categoryId, childCategories },
  counts,
  hrefOf,
}: { sub: SubCategory } & Pick<CategoryAccordionProps, 'counts' | 'hrefOf'>) {
  const count = counts?.countsBelow[id];
  return (
    <li className="border-t border-line py-1.5">
      <Link
        to={hrefOf({ categoryId, subCategoryId: id })}
        className="flex min-h-11 items-center justify-between gap-3 text-sm font-semibold"
      >
        {name}{' '}
        {count !== undefined && (
          <span className="font-normal text-muted nums">
            {count.toLocaleString('en-NG')}
            <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
          </span>
        )}
      </Link>
      {childCategories.length > 0 && (
        <ul className="flex flex-wrap gap-2 pb-1.5">
          {childCategories.map((child) => (
            <li key={child.id}>
              <Link
                to={hrefOf({ categoryId, subCategoryId: id, childCategoryId: child.id })}
                className={chipClass}
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
