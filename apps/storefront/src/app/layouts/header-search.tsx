import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ShopSearch } from '@market/ui/shop-search';
import { paths } from '../paths';

/** The search of the header: shows what is being searched for, and searches the whole catalogue. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const current = pathname === paths.products.pattern ? (params.get('search') ?? '') : '';
  return <SearchBox key={current} initial={current} />;
}

function SearchBox({ initial }: { initial: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  return <ShopSearch value={text} onValueChange={setText} onSearch={(search) => void navigate(paths.products.href({ search }))} placeholder="Search products, for example 5 kVA" />;
}
