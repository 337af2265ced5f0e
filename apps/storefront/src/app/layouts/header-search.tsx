import { Suspense, useDeferredValue, useState } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { ShopSearch } from '@market/ui/shop-search';
import { rememberSearch } from '../../features/search/recent-searches';
import { lazyBrowserPart } from '../../shared/lazy-part';
import { categoryHref } from '../hrefs';
import { paths } from '../paths';

/** Fetched when the field is first used. */
const Suggestions = lazyBrowserPart(
  async () => (await import('../../features/search/components/suggestions')).Suggestions,
);

const hrefs = {
  search: (search: string) => paths.products.href({ search }),
  product: (productId: string) => paths.product.href({ productId }),
  category: categoryHref,
  store: (slug: string) => paths.store.href({ slug }),
} as const;

export function HeaderSearch() {
  const [params] = useSearchParams();
  const inProducts = useMatch(paths.products.pattern) !== null;
  const inCategory = useMatch(`${paths.category.pattern}/*`) !== null;
  // Pages of stores and orders have their own search, which uses the same URL parameter.
  const current = inProducts || inCategory ? (params.get('search') ?? '') : '';
  return <SearchBox key={current} initial={current} />;
}

function SearchBox({ initial }: { initial: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  // Renders the typed text first, and the suggestions afterwards.
  const searched = useDeferredValue(text);
  const search = (text: string) => {
    rememberSearch(text);
    void navigate(hrefs.search(text));
  };
  return (
    <ShopSearch
      action={paths.products.pattern}
      value={text}
      onValueChange={setText}
      onSearch={search}
      placeholder="Search products, for example 5 kVA"
      suggestions={(list) => (
        <Suspense>
          <Suggestions {...list} text={searched} hrefs={hrefs} />
        </Suspense>
      )}
    />
  );
}
