import { useSearchParams } from 'react-router-dom';
import type { StorePage, StoreSections } from '@market/domain/stores/store-page';
import { Link } from '@market/ui/link';
import type { StoreProductsSearch } from '../../../features/stores/stores.queries';
import { paths } from '../../paths';
import { pillLinkClass } from '../listing/listing-header';

interface SectionChipsProps {
  store: StorePage;
  sections: StoreSections;
  search: StoreProductsSearch;
}

export function SectionChips({
  store: { slug, storeName, productCount },
  sections: { categories, onSaleCount },
  search: { category, onSale },
}: SectionChipsProps) {
  const [params] = useSearchParams();
  if (categories.length < 2) return null;
  const none = { category: undefined, onSale: undefined, page: undefined };
  const chips = [
    { name: 'All', count: productCount, patch: none, isCurrent: !category && !onSale },
    ...categories.map(({ id, name, productCount: count }) => ({
      name,
      count,
      patch: { ...none, category: id },
      isCurrent: category === id,
    })),
    ...(onSaleCount > 0
      ? [
          {
            name: 'On sale',
            count: onSaleCount,
            patch: { ...none, onSale: 'true' },
            isCurrent: onSale === 'true',
          },
        ]
      : []),
  ];
  return (
    <nav aria-label={`Categories of ${storeName}`} className="mb-5 max-md:-mx-(--gutter)">
      <ul className="scrollbar-none flex gap-2 p-0.5 max-md:overflow-x-auto max-md:px-(--gutter) md:flex-wrap">
        {chips.map(({ name, count, patch, isCurrent }) => (
          <li key={name}>
            <Link
              to={paths.store.href({ slug }, { ...Object.fromEntries(params), ...patch })}
              aria-current={isCurrent ? 'true' : undefined}
              className={`${pillLinkClass} gap-1.5`}
            >
              {name} <span className="font-normal opacity-75 nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
