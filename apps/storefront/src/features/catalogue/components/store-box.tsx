import { BadgeCheck } from 'lucide-react';
import type { StoreRef } from '@market/domain/catalogue/product';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';

/** Who sells a product. */
export function StoreBox({ store, to }: { store: StoreRef; to: string }) {
  const place = [store.city, store.state].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="store" className="rounded-3 border border-line bg-surface p-6">
      <div className="flex items-center gap-4">
        <StoreMonogram name={store.storeName} size="lg" />
        <div className="min-w-0">
          <h2 id="store" className="text-lg font-semibold">
            {store.storeName}
          </h2>
          <p className="text-sm text-muted">{place || 'Nigeria'}</p>
        </div>
      </div>
      <p className="my-5 flex gap-2.5 border-y border-line py-4 text-sm">
        <BadgeCheck size={18} className="text-success" />
        {store.isOfficialOutlet ? 'Official outlet: sold by the maker or its sole distributor.' : 'Approved twice: its documents, then its premises.'}
      </p>
      <Button block render={<Link to={to} />}>
        {`All products of ${store.storeName}`}
      </Button>
    </section>
  );
}
