import { ChevronLeft } from 'lucide-react';
import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { Link } from '@market/ui/link';
import { placeBelow, type CategoryPlace, type CategoryView } from '../model/category-place';
import { countText } from '../model/count-text';

interface CategoryLinksProps {
  /** The listing's place in the category tree; undefined for all products. */
  category: CategoryView | undefined;
  /**
   * The categories below this place, with counts. On the lowest level, the place and its siblings.
   */
  found: CatalogueFacets['categories'];
  hrefOf: (place: CategoryPlace | undefined) => string;
}

const rowClass =
  'flex min-h-[30px] items-center gap-3 rounded-1 text-sm hover:underline pointer-coarse:min-h-11';

/** The categories are links, so that each of them can be shared and found by search engines. */
export function CategoryLinks({ category, found, hrefOf }: CategoryLinksProps) {
  const onLowest = category?.place.childCategoryId !== undefined;
  const up = [{ name: 'All categories', place: undefined }, ...(category?.above ?? [])];
  return (
    <ul>
      {category &&
        up.map(({ name, place }) => (
          <li key={name}>
            <Link to={hrefOf(place)} className={`${rowClass} text-text-2`}>
              <ChevronLeft size={14} className="text-muted" /> {name}
            </Link>
          </li>
        ))}
      {category && !onLowest && (
        <li aria-current="true" className={`${rowClass} font-semibold hover:no-underline`}>
          {category.name}
        </li>
      )}
      {found.map(({ id, name, count }) => (
        <li key={id}>
          <Link
            to={hrefOf(placeBelow(category?.place, id))}
            aria-current={id === category?.place.childCategoryId ? 'true' : undefined}
            className={`${rowClass} justify-between aria-[current]:font-semibold ${category ? 'pl-5' : ''}`}
          >
            <span className="min-w-0 break-words">{name}</span>
            <span className="text-xs font-normal text-muted nums">
              {countText(count)}
              <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
