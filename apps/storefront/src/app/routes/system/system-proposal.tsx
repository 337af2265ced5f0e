import { imageUrl } from '@market/domain/image';
import { pluralise } from '@market/domain/pluralise';
import type { SizedSystem } from '@market/domain/systems/system';
import { Alert } from '@market/ui/alert';
import { PartRow } from '@market/ui/part-row';
import { Price } from '@market/ui/price';
import { StickyBar } from '@market/ui/sticky-bar';
import { AddSystemToCart } from '../../add-system-to-cart';
import { productHref } from '../../hrefs';

export function SystemProposal({ system, isOld }: { system: SizedSystem; isOld: boolean }) {
  const { parts, total, missing } = system;
  if (missing !== undefined)
    return (
      <Alert tone="warning" announce>
        {missing}
      </Alert>
    );
  const isBuyable = parts.every(({ problem }) => problem === undefined);
  return (
    <div
      aria-busy={isOld || undefined}
      className="overflow-clip rounded-3 border border-line bg-surface transition-opacity aria-busy:opacity-60"
    >
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <PartRow
            key={part.variantId}
            part={part}
            to={productHref({ id: part.productId })}
            imageUrl={part.image && imageUrl(part.image, 320)}
          >
            <ul className="mt-1 grid gap-0.5 text-sm text-text-2">
              {part.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </PartRow>
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line bg-sunken p-3.5 md:sticky md:bottom-0 md:flex-row md:items-center md:px-5 md:py-4">
        <p className="md:mr-auto" role="status">
          <span className="block text-sm text-text-2">Total</span>
          <Price kobo={total} size="lg" />
        </p>
        {isBuyable && !isOld && (
          <div className="max-md:hidden md:contents">
            <AddSystemToCart key={partsKey(system)} parts={parts} />
          </div>
        )}
      </div>
      <p className="border-t border-line px-3.5 py-3 text-xs text-muted md:px-5">
        Mounting, cables, fuses and installation are not included.
      </p>
    </div>
  );
}

/**
 * On phones, the total and its button replace the tab bar, because the system is below the
 * appliances.
 */
export function SystemBar({ system, isOld }: { system: SizedSystem; isOld: boolean }) {
  const { parts, total } = system;
  if (parts.length === 0 || parts.some(({ problem }) => problem !== undefined)) return null;
  return (
    <StickyBar className="mt-8 min-h-19 justify-between md:hidden">
      <span className="min-w-0">
        <span className="block text-xs text-muted">{`System, ${pluralise(parts.length, 'product')}`}</span>
        <Price kobo={total} />
      </span>
      {!isOld && (
        <div className="grid justify-items-end gap-1">
          <AddSystemToCart key={partsKey(system)} parts={parts} />
        </div>
      )}
    </StickyBar>
  );
}

/** A key for a system. When it changes, the parts can be added to the cart again. */
const partsKey = ({ parts }: SizedSystem): string =>
  parts.map(({ variantId, quantity }) => `${variantId} ${quantity}`).join();
