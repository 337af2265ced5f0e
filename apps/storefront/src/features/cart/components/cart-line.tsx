import { imageUrl } from '@market/domain/image';
import { type CartItem } from '@market/domain/carts/cart';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { Checkbox } from '@market/ui/checkbox';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link, LinkButton } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { QuantityStepper } from '@market/ui/quantity-stepper';
import { StoreMonogram } from '@market/ui/store-monogram';
import { priceChangeText, problemText, scarcityText } from '../model/cart-lines';

export interface LineActions {
  onChange: (lines: CartItem[], patch: Partial<Pick<CartItem, 'quantity' | 'selected'>>) => void;
  onRemove: (line: CartItem) => void;
  onSave: (line: CartItem) => void;
}

interface CartLineProps extends LineActions {
  line: CartItem;
  to: string;
  /** The coupon discount, as text. */
  saving: string | undefined;
}

export function CartLine({ line, to, saving, onChange, onRemove, onSave }: CartLineProps) {
  const { name, image, variantLabel, quantity, selected, unitPrice, listPrice, storeName } = line;
  const canStep = line.problem !== 'sold_out' && line.problem !== 'unavailable';
  return (
    <li className="flex gap-3 border-t border-line p-4 md:gap-4 md:px-5 md:py-4.5">
      <span className="flex h-16 items-center md:h-23">
        <Checkbox
          aria-label={`Buy ${name} now`}
          checked={selected}
          onChange={(event) => onChange([line], { selected: event.target.checked })}
        />
      </span>
      <ProductImage
        src={image && imageUrl(image, 160)}
        size={160}
        alt=""
        fallback={<StoreMonogram name={storeName} />}
        className="size-16 flex-none md:size-23"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(9rem,auto)]">
        <div className="min-w-0 text-sm">
          <h3 className="text-base leading-snug font-medium">
            <Link to={to} className="hover:underline">
              {keepUnitsTogether(name)}
            </Link>
          </h3>
          {variantLabel && <p className="text-muted">{variantLabel}</p>}
          <Notes line={line} />
          {saving && <p className="mt-1 font-medium text-success">{saving}</p>}
          <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
            <LinkButton
              className="inline-flex min-h-6 items-center"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(line)}
            >
              Remove
            </LinkButton>
            <LinkButton
              className="inline-flex min-h-6 items-center"
              aria-label={`Save for later: ${name}`}
              onClick={() => onSave(line)}
            >
              Save for later
            </LinkButton>
          </p>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 sm:contents">
          <QuantityStepper
            label={`Quantity of ${name}`}
            value={quantity}
            max={Math.max(quantity, Math.min(MAX_QUANTITY, line.available ?? MAX_QUANTITY))}
            disabled={!canStep}
            onValueChange={(next) => onChange([line], { quantity: next })}
          />
          <div className="ml-auto text-right">
            <Price
              kobo={unitPrice * quantity}
              wasKobo={listPrice * quantity}
              className="flex-col items-end!"
            />
            {quantity > 1 && (
              <p className="text-xs text-muted nums">{`${moneyText(unitPrice)} each`}</p>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

/** Notes about the line that the shopper should see before paying. */
function Notes({ line }: { line: CartItem }) {
  const problem = problemText(line);
  const change = priceChangeText(line);
  const scarcity = scarcityText(line);
  return (
    <>
      {problem && <p className="mt-1 font-semibold text-danger">{problem}</p>}
      {change && <p className="mt-1 font-medium text-on-warning-soft">{change}</p>}
      {scarcity && <p className="mt-1 font-medium text-on-warning-soft">{scarcity}</p>}
    </>
  );
}
