import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GoesWithItem } from '@market/domain/catalogue/goes-with.schema';
import { MIN_SUGGESTIONS } from '@market/domain/list-limits';
import { useServices } from '@market/web-kit/services';
import { CardPromisesProvider, useCardPromises } from '../../../features/catalogue/card-promises';
import { CatalogueCard } from '../../../features/catalogue/components/catalogue-card';
import { FitReason } from '../../../features/catalogue/components/suggestion-list';
import { goesWithQuery } from '../../../features/catalogue/goes-with.queries';
import { SectionHeader } from '../../../shared/section-header';
import { RenderWhenNear } from '../../../shared/render-when-near';
import { AddSuggestedToCart } from './add-suggested-to-cart';
import { suggestionHref } from './suggestions';

const MAX_PRODUCTS = 5;

interface GoesWithItemsProps {
  items: readonly GoesWithItem[];
  /** By default the title names the product: "Goes with your inverter". */
  title?: string;
  /** The state of the delivery address. Used when no other place is known. */
  deliverTo?: string;
}

export function GoesWithItems(props: GoesWithItemsProps) {
  return (
    <RenderWhenNear id="goes-with-items" placeholder={null}>
      <Suggestions {...props} />
    </RenderWhenNear>
  );
}

function Suggestions({ items, title, deliverTo }: GoesWithItemsProps) {
  const { api } = useServices();
  // Added products stay visible, even though they are now in the cart.
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = items.filter(({ productId }) => !added.includes(productId));
  const { data: suggestions = [] } = useQuery({
    ...goesWithQuery(api, known, { whose: 'your', limit: MAX_PRODUCTS }),
    enabled: known.length > 0,
  });
  if (known.length === 0 || suggestions.length < MIN_SUGGESTIONS) return null;
  const nouns = new Set(suggestions.map(({ goesWith }) => goesWith.noun));
  const [noun] = nouns;
  const cards = (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-5 max-md:[&>:nth-child(n+5)]:hidden md:max-lg:[&>:nth-child(n+4)]:hidden">
      {suggestions.map((suggestion) => {
        const { product, quantity, reason } = suggestion;
        return (
          <li key={product.id} className="flex flex-col gap-2.5">
            <CatalogueCard product={product} quantity={quantity} to={suggestionHref(suggestion)} />
            <FitReason text={reason} />
            <div className="mt-auto">
              <AddSuggestedToCart
                suggestions={[suggestion]}
                label={product.name}
                onAdded={() => setAdded((before) => [...before, product.id])}
                look="card"
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section aria-labelledby="goes-with" className="pt-12 md:pt-16">
      <SectionHeader
        id="goes-with"
        title={title ?? `Goes with your ${nouns.size === 1 ? noun : 'cart'}`}
      />
      {deliverTo === undefined ? (
        cards
      ) : (
        <PromiseProvider state={deliverTo}>{cards}</PromiseProvider>
      )}
    </section>
  );
}

function PromiseProvider({ state, children }: { state: string; children: ReactNode }) {
  return <CardPromisesProvider value={useCardPromises(state)}>{children}</CardPromisesProvider>;
}
