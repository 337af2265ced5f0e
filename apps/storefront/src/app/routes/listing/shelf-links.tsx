import { useSearchParams } from 'react-router-dom';
import { Link } from '@market/ui/link';
import {
  lowercaseFirst,
  isSamePlace,
  type CategoryView,
} from '../../../features/catalogue/model/category-place';
import { filterParameters } from '../../../features/catalogue/model/listing-search';
import { categoryHref } from '../../hrefs';
import { pillLinkClass } from './listing-header';

/** The links keep the filters. */
export function ShelfLinks({ category: { place, shelf } }: { category: CategoryView }) {
  const [params] = useSearchParams();
  const filters = filterParameters(params);
  if (shelf.parts.length === 0) return null;
  const links = [
    { name: `All ${lowercaseFirst(shelf.whole.name)}`, place: shelf.whole.place },
    ...shelf.parts,
  ];
  return (
    <nav
      aria-label="Related categories"
      className="min-w-0 max-md:-mx-(--gutter) max-md:basis-[calc(100%+2*var(--gutter))]"
    >
      <ul className="scrollbar-none flex gap-2 overflow-x-auto p-0.5 max-md:px-(--gutter) md:flex-wrap">
        {links.map((link) => (
          <li key={link.name}>
            <Link
              to={categoryHref(link.place) + filters}
              aria-current={isSamePlace(link.place, place) ? 'page' : undefined}
              className={pillLinkClass}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
