import type { Quote } from '@market/domain/checkout/checkout';
import { imageUrl } from '@market/domain/image';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Money } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';

interface QuoteLinesProps {
  quote: Quote;
  /** The picture and the variant of a line. A quote has neither. */
  looksOf: (line: {
    productId: string;
    variantId?: string | undefined;
  }) => { image?: string | undefined; variantLabel?: string | undefined } | undefined;
}

export function QuoteLines({ quote, looksOf }: QuoteLinesProps) {
  return (
    <ul>
      {quote.stores.flatMap((store) =>
        store.lines.map((line) => {
          const looks = looksOf(line);
          return (
            <li
              key={`${line.productId}-${line.variantId ?? ''}`}
              className="flex items-center gap-3 py-3.5 text-sm not-first:border-t not-first:border-line"
            >
              <ProductImage
                src={looks?.image && imageUrl(looks.image, 160)}
                size={160}
                alt=""
                fallback={<StoreMonogram name={store.storeName} size="sm" />}
                className="size-14 flex-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-medium">
                  {keepUnitsTogether(line.name)}
                </span>
                <span className="block text-muted">
                  {[looks?.variantLabel, `× ${line.quantity}`].filter(Boolean).join(' ')}
                </span>
              </span>
              <Money kobo={line.unitPrice * line.quantity} className="font-semibold" />
            </li>
          );
        }),
      )}
    </ul>
  );
}
