import { clsx } from 'clsx';
import { homePageTexts } from '@market/domain/catalogue/home-page';
import { imageUrl } from '@market/domain/image';
import { sumKobo } from '@market/domain/money';
import { pluralise } from '@market/domain/pluralise';
import { moneyText } from '@market/ui/money';
import { PartRow } from '@market/ui/part-row';
import { Price } from '@market/ui/price';
import type { SystemDraft } from '../model/system-draft';
import { NothingShown, PreviewCard } from './preview-card';

interface SystemPreviewProps {
  draft: SystemDraft;
  productHref: (productId: string) => string;
}

/** The system on the home page with its total, as customers will see it after publishing. */
export function SystemPreview({ draft, productHref }: SystemPreviewProps) {
  const { name, summary, parts } = draft;
  const total = sumKobo(parts.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const isBuyable = parts.every(({ problem }) => problem === undefined);
  return (
    <PreviewCard note="after publishing">
      {(isPhone) =>
        parts.length === 0 ? (
          <NothingShown>Customers do not see a system until it has products.</NothingShown>
        ) : (
          <div
            className={clsx(
              'grid grid-cols-1 items-start gap-7',
              isPhone ? 'mx-auto max-w-90' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14',
            )}
          >
            <div>
              <h3 className="display text-d1 wrap-anywhere">{name}</h3>
              <p className="mt-2.5 max-w-[52ch] text-md wrap-anywhere text-text-2">{summary}</p>
              <p className="mt-3.5 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)] leading-tight tracking-[-.03em]">
                <Price kobo={total} size="inherit" />
              </p>
              <p className="mt-3.5 border-t border-line pt-3.5 text-sm text-muted">
                Customers also see the day and fee of delivery, and how much of the battery the
                appliances use.
              </p>
            </div>
            <div className="overflow-hidden rounded-3 border border-line bg-surface">
              <ul aria-label="Products in the preview" className="divide-y divide-line">
                {parts.map((part, place) => (
                  <PartRow
                    key={`${part.productId} ${place}`}
                    part={part}
                    to={productHref(part.productId)}
                    imageUrl={part.image && imageUrl(part.image, 320)}
                  >
                    <p className="mt-0.5 text-sm text-muted">{part.purpose}</p>
                  </PartRow>
                ))}
              </ul>
              <p className="border-t border-line bg-sunken p-3.5 text-sm text-text-2 md:px-5 md:py-4">
                {`${pluralise(parts.length, 'product')}, ${pluralise(units, 'unit')}`}
                <b className="block text-md font-semibold text-text nums">{moneyText(total)}</b>
                {!isBuyable && (
                  <b className="block font-semibold text-text">{homePageTexts.systemSoldOut}</b>
                )}
              </p>
            </div>
          </div>
        )
      }
    </PreviewCard>
  );
}
