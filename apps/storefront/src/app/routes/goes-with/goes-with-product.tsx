import { useQuery } from '@tanstack/react-query';
import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { MIN_SUGGESTIONS } from '@market/domain/list-limits';
import { sumKobo } from '@market/domain/money';
import { moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { SuggestionList } from '../../../features/catalogue/components/suggestion-list';
import { goesWithQuery } from '../../../features/catalogue/goes-with.queries';
import { AddSuggestedToCart } from './add-suggested-to-cart';
import { countUnits, splitAlternatives, suggestionHref, suggestionKey } from './suggestions';

const MAX_PRODUCTS = 4;

interface GoesWithProductProps {
  productId: string;
  variantId: string | undefined;
}

export function GoesWithProduct({ productId, variantId }: GoesWithProductProps) {
  const { api } = useServices();
  const { data: suggestions = [] } = useQuery(
    goesWithQuery(api, [{ productId, variantId }], { whose: 'this', limit: MAX_PRODUCTS }),
  );
  const [first] = suggestions;
  if (!first || suggestions.length < MIN_SUGGESTIONS) return null;
  const { bundle, alternatives } = splitAlternatives(suggestions);
  const hasBundle = bundle.length > 1;
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className="display text-d2">
        {`Goes with this ${first.goesWith.noun}`}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">Matched by product specifications.</p>
      <SuggestionList
        suggestions={hasBundle ? bundle : suggestions}
        hrefOf={suggestionHref}
        actionOf={addButton}
      >
        {hasBundle && <BundleTotal bundle={bundle} />}
      </SuggestionList>
      {hasBundle && alternatives.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-md font-semibold">Or choose instead</h3>
          <SuggestionList suggestions={alternatives} hrefOf={suggestionHref} actionOf={addButton} />
        </>
      )}
    </section>
  );
}

const addButton = (suggestion: Suggestion) => (
  <AddSuggestedToCart
    key={suggestionKey(suggestion)}
    suggestions={[suggestion]}
    label={suggestion.product.name}
  />
);

function BundleTotal({ bundle }: { bundle: readonly Suggestion[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line bg-sunken p-4 md:px-5">
      <div className="nums">
        <p className="text-sm text-muted">
          {`${bundle.length} products, ${countUnits(bundle)} units`}
        </p>
        <p className="text-lg font-semibold">
          {moneyText(
            sumKobo(bundle.map(({ product, quantity }) => product.sellingPrice * quantity)),
          )}
        </p>
      </div>
      <AddSuggestedToCart key={bundle.map(suggestionKey).join()} suggestions={bundle} look="all" />
    </div>
  );
}
