import type { ReactNode } from 'react';
import { imageUrl } from '@market/domain/image';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { Button } from '@market/ui/button';
import { Link, LinkButton } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';

interface SavedRowProps {
  item: SavedItem;
  to: string;
  onMove: () => void;
  isMoving: boolean;
  onRemove: () => void;
  soldOutAction?: ReactNode;
  /** The delivery day and fee of a product that can be bought. */
  delivery: ReactNode;
}

export function SavedRow({
  item,
  to,
  onMove,
  isMoving,
  onRemove,
  soldOutAction,
  delivery,
}: SavedRowProps) {
  const { name, image, variantLabel, quantity, unitPrice, listPrice, storeName, problem } = item;
  const isGone = problem === 'unavailable';
  return (
    <li className="flex gap-3 border-t border-line p-4 first:border-t-0 md:gap-4 md:px-5 md:py-4.5">
      <ProductImage
        src={image && imageUrl(image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className={`size-16 flex-none md:size-23 ${problem ? 'opacity-60' : ''}`}
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 text-sm">
          <h3 className="text-base leading-snug font-medium">
            {isGone ? (
              keepUnitsTogether(name)
            ) : (
              <Link to={to} className="hover:underline">
                {keepUnitsTogether(name)}
              </Link>
            )}
          </h3>
          <p className="text-muted">
            {[variantLabel, quantity > 1 && `${quantity} units`, storeName]
              .filter(Boolean)
              .join(', ')}
          </p>
          <Notes item={item} />
          {(!problem || problem === 'not_enough_stock') && (
            <p className="mt-1 min-h-5 text-text-2">{delivery}</p>
          )}
          <LinkButton
            className="mt-1.5 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            aria-label={`Remove ${name} from saved`}
            onClick={onRemove}
          >
            Remove
          </LinkButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end sm:justify-start">
          {!isGone && <Price kobo={unitPrice} wasKobo={listPrice} />}
          {problem === 'sold_out'
            ? soldOutAction
            : !isGone &&
              (item.needsChoice ? (
                <Button render={<Link to={to} />}>
                  Choose <span className="sr-only">{` a variant of ${name}`}</span>
                </Button>
              ) : (
                <Button busy={isMoving} busyLabel="Moving…" onClick={onMove}>
                  Move to cart<span className="sr-only">{`: ${name}`}</span>
                </Button>
              ))}
        </div>
      </div>
    </li>
  );
}

function Notes({
  item: { problem, available = 0, previousPrice, unitPrice, needsChoice },
}: {
  item: SavedItem;
}) {
  const problems = {
    sold_out: 'Sold out.',
    not_enough_stock: `Only ${available} left.`,
    unavailable: 'No longer sold.',
  } as const;
  const hasChanged = previousPrice !== undefined && problem !== 'unavailable';
  return (
    <>
      {problem && <p className="mt-1 font-semibold text-danger">{problems[problem]}</p>}
      {needsChoice && !problem && (
        <p className="mt-1 text-muted">The price depends on the variant.</p>
      )}
      {hasChanged && (
        <p
          className={`mt-1 font-medium ${unitPrice < previousPrice ? 'text-success' : 'text-on-warning-soft'}`}
        >
          {`The price ${unitPrice > previousPrice ? 'rose' : 'fell'} from ${moneyText(previousPrice)} since you saved it.`}
        </p>
      )}
    </>
  );
}
