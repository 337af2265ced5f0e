import type { ReactNode } from 'react';
import type { StoreRef } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import type { StorePage } from '@market/domain/stores/store-page';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';

interface StoreBoxProps {
  store: StoreRef;
  /** The data of the store's page. Undefined while this data loads. */
  page: StorePage | undefined;
  to: string;
  follow: ReactNode;
}

export function StoreBox({ store, page, to, follow }: StoreBoxProps) {
  const place = [store.city, store.state].filter(Boolean).join(', ') || 'Nigeria';
  const logo = page?.theme.header.logo ?? page?.logo;
  return (
    <section aria-labelledby="store" className="mt-4 rounded-3 border border-line bg-surface p-4.5">
      <div className="flex items-center gap-4">
        <StoreMonogram name={store.storeName} logoUrl={logo && imageUrl(logo, 160)} size="lg" />
        <div className="min-w-0">
          <h2 id="store" className="text-lg leading-snug font-semibold break-words">
            {store.storeName}
          </h2>
          <p className="text-sm text-muted">
            {page ? `${place}. Selling here since ${page.openedAt.slice(0, 4)}` : place}
          </p>
        </div>
      </div>
      <dl className="my-4 grid grid-cols-3 gap-x-3 border-y border-line py-4 text-xs text-muted [&_dd]:text-lg [&_dd]:font-semibold [&_dd]:text-text [&_dd]:nums [&_div]:flex [&_div]:flex-col-reverse [&_div]:justify-end">
        <Figure
          term="Store rating"
          value={page && (page.ratingCount > 0 ? page.rating.toFixed(1) : 'New')}
        />
        <Figure term="Followers" value={page?.followers.toLocaleString('en-NG')} />
        <Figure term="Products" value={page?.productCount.toLocaleString('en-NG')} />
      </dl>
      <div className="grid grid-cols-2 gap-2.5">
        {follow}
        <Button block render={<Link to={to} />}>
          Visit store
        </Button>
      </div>
    </section>
  );
}

/** Shows a dash while the value loads, so that nothing moves. */
const Figure = ({ term, value }: { term: string; value: string | undefined }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value ?? '\u2013'}</dd>
  </div>
);
