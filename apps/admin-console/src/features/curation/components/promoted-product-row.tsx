import { clsx } from 'clsx';
import { GripVertical, X } from 'lucide-react';
import { ProductThumbnail } from '@market/console/catalogue/product-name';
import type { PromotedProduct } from '@market/domain/catalogue/promotion';
import { IconButton } from '@market/ui/icon-button';
import { Money } from '@market/ui/money';
import { MoveButtons } from '../../../shared/move-buttons';
import { hiddenReasonTexts } from '../model/promotion-texts';

interface PromotedProductRowProps {
  product: PromotedProduct;
  position: number;
  isLast: boolean;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
  onMove: (steps: 1 | -1) => void;
  onRemove: () => void;
}

/** Products that sell on without stock have no units. */
const stockText = (units: number | undefined): string =>
  units ? `, ${units.toLocaleString('en-NG')} in stock` : ', in stock';

export function PromotedProductRow({
  product: { name, hostedImages, store, sellingPrice, hidden, units },
  position,
  isLast,
  isDragged,
  onMove,
  onRemove,
  ...drag
}: PromotedProductRowProps) {
  return (
    <li
      draggable
      {...drag}
      onDragOver={(event) => event.preventDefault()}
      className={clsx(
        'flex items-center gap-x-3 px-4 py-2.5 max-md:flex-wrap md:px-5',
        isDragged && 'relative bg-surface shadow-2 outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span aria-hidden="true" className="cursor-grab text-muted max-md:hidden">
        <GripVertical size={16} />
      </span>
      <span aria-hidden="true" className="w-5 text-right text-xs text-muted nums">
        {position}
      </span>
      <ProductThumbnail image={hostedImages[0]} />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-sm font-semibold" title={name}>
          {name}
        </b>
        <span className="block text-sm wrap-anywhere text-muted">
          {store.storeName}
          {!hidden && stockText(units)}
          {hidden && (
            <>
              , <b className="font-semibold text-danger">{hiddenReasonTexts[hidden]}</b>
            </>
          )}
        </span>
      </span>
      <span className="flex items-center gap-1 max-md:ml-8 max-md:w-full">
        <span className="mr-2 text-sm nums max-md:flex-1">
          <Money kobo={sellingPrice} />
        </span>
        <MoveButtons
          name={name}
          onUp={position === 1 ? undefined : () => onMove(-1)}
          onDown={isLast ? undefined : () => onMove(1)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<X size={16} />}
          size="sm"
          tooltip="none"
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
