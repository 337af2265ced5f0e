import { pluralise } from '@market/domain/pluralise';
import type { StoreCard as Store } from '@market/domain/stores/store-card';
import { imageUrl } from '@market/domain/image';
import { StoreCard } from '@market/ui/store-card';

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface StoreGridProps {
  stores: readonly Store[];
  hrefOf: (store: Store) => string;
  headingLevel?: 2 | 3;
}

export function StoreGrid({ stores, hrefOf, headingLevel = 2 }: StoreGridProps) {
  return (
    <ul className={gridClass}>
      {stores.map((store) => (
        <li key={store.id} className="grid grid-cols-1">
          <StoreCard
            name={store.storeName}
            to={hrefOf(store)}
            place={placeAndCountText(store)}
            logoUrl={store.logo && imageUrl(store.logo, 160)}
            verified={store.isOfficialOutlet}
            stars={
              store.ratingCount > 0 ? { value: store.rating, count: store.ratingCount } : undefined
            }
            followers={store.followers}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

function placeAndCountText({ city, state, productCount }: Store): string {
  return [[city, state].filter(Boolean).join(', '), pluralise(productCount, 'product')]
    .filter(Boolean)
    .join(' · ');
}
