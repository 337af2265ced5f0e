import type { CartItem } from '@market/domain/carts/cart';
import { Checkbox } from '@market/ui/checkbox';
import { StoreMonogram } from '@market/ui/store-monogram';
import type { StoreLines } from '../model/cart-lines';
import { CartLine, type LineActions } from './cart-line';

interface StoreGroupProps extends LineActions {
  store: StoreLines;
  hrefOf: (line: CartItem) => string;
}

/** What comes from one store: it becomes one order. */
export function StoreGroup({ store, hrefOf, onChange, onRemove }: StoreGroupProps) {
  const { storeName, shipsFrom, lines } = store;
  const ticked = lines.filter((line) => line.selected).length;
  return (
    <section aria-label={storeName} className="mb-4 rounded-3 border border-line bg-surface">
      <header className="flex min-h-16 items-center gap-3 px-4 py-3 md:px-5">
        <Checkbox
          aria-label={`Buy everything from ${storeName} now`}
          checked={ticked === lines.length}
          mixed={ticked > 0 && ticked < lines.length}
          onChange={(event) => onChange(lines, { selected: event.target.checked })}
        />
        <StoreMonogram name={storeName} size="sm" />
        <h2 className="min-w-0 flex-1 text-md leading-snug font-semibold">{storeName}</h2>
        <p className="text-right text-xs text-muted max-sm:max-w-[40%] md:text-sm">{ticked === 0 ? 'Not in this checkout' : shipsFrom && `Ships from ${shipsFrom}`}</p>
      </header>
      <ul>
        {lines.map((line) => (
          <CartLine key={`${line.productId}-${line.variantId ?? ''}`} line={line} to={hrefOf(line)} onChange={onChange} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}
