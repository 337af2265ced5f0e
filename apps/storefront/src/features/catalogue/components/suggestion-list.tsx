import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { imageUrl } from '@market/domain/image';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { DeliveryText } from '@market/ui/delivery-text';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useCardPromise } from '../card-promises';
import { useProductIntent } from '../product-intent';

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  hrefOf: (suggestion: Suggestion) => string;
  actionOf: (suggestion: Suggestion) => ReactNode;
  children?: ReactNode;
}

export function SuggestionList({ suggestions, hrefOf, actionOf, children }: SuggestionListProps) {
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.product.id} className="not-first:border-t not-first:border-line">
            <Row suggestion={suggestion} to={hrefOf(suggestion)} action={actionOf(suggestion)} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Prefetches the product, so that it opens as fast from a row as from a card. */
function Row({
  suggestion: { product, variantLabel, quantity, reason, otherReasons },
  to,
  action,
}: {
  suggestion: Suggestion;
  to: string;
  action: ReactNode;
}) {
  const intent = useProductIntent(product);
  const { name, hostedImages, store, sellingPrice } = product;
  const delivery = useCardPromise(product, quantity);
  const [image] = hostedImages;
  return (
    <div
      {...intent}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:px-5"
    >
      <ProductImage
        src={image && imageUrl(image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={store.storeName} size="sm" />}
        className="size-18"
      />
      <div className="min-w-0">
        <h3 className="text-sm leading-snug font-semibold">
          <Link to={to} className="break-words hover:underline">
            {keepUnitsTogether(name)}
          </Link>
          {quantity > 1 && (
            <span className="font-normal text-muted nums">{`\u00a0× ${quantity}`}</span>
          )}
        </h3>
        {variantLabel && <p className="text-xs text-muted">{variantLabel}</p>}
        <FitReason text={reason} />
        {otherReasons.map((other) => (
          <p key={other} className="text-xs text-muted nums">
            {other}
          </p>
        ))}
        <p className="mt-1 min-h-4.5 text-xs text-text-2">
          <DeliveryText delivery={delivery} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-2 sm:flex-col sm:items-end">
        <p className="text-sm font-semibold nums sm:text-right">
          {moneyText(sellingPrice * quantity)}
          {quantity > 1 && (
            <span className="block text-xs font-normal text-muted">{`${moneyText(sellingPrice)} each`}</span>
          )}
        </p>
        {action}
      </div>
    </div>
  );
}

export const FitReason = ({ text }: { text: string }) => (
  <p className="flex gap-1.5 text-xs font-medium text-success nums">
    <Check size={15} aria-hidden className="mt-px flex-none" />
    {text}
  </p>
);
