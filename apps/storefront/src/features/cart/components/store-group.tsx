import { useRef, type ReactNode } from 'react';
import type { CartItem } from '@market/domain/carts/cart';
import { Checkbox } from '@market/ui/checkbox';
import { Link } from '@market/ui/link';
import { StoreMonogram } from '@market/ui/store-monogram';
import type { CartEntry, StoreEntries } from '../model/cart-entries';
import { CartLine, type LineActions } from './cart-line';
import { RemovedRow } from '../../../shared/removed-row';

interface StoreGroupProps extends LineActions {
  store: StoreEntries;
  hrefOf: (line: CartItem) => string;
  storeTo: string;
  /** The coupon discount on a line, as text. */
  savingOf: (line: CartItem) => string | undefined;
  onRestore: (entry: CartEntry) => void;
  arrival: ReactNode;
}

/** The lines of one store become one order. */
export function StoreGroup({
  store,
  hrefOf,
  storeTo,
  savingOf,
  onChange,
  onRemove,
  onSave,
  onRestore,
  arrival,
}: StoreGroupProps) {
  const { storeName, entries } = store;
  const box = useRef<HTMLElement>(null);
  const lines = entries.flatMap(({ line, isRemoved }) => (isRemoved ? [] : [line]));
  const ticked = lines.filter((line) => line.selected).length;
  const restoreEntry = (entry: CartEntry) => {
    box.current?.focus({ preventScroll: true });
    onRestore(entry);
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={storeName}
      className="mb-4 overflow-clip rounded-3 border border-line bg-surface"
    >
      <header className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-5">
        {lines.length > 0 && (
          <Checkbox
            aria-label={`Buy everything from ${storeName} now`}
            checked={ticked === lines.length}
            mixed={ticked > 0 && ticked < lines.length}
            onChange={(event) => onChange(lines, { selected: event.target.checked })}
          />
        )}
        <StoreMonogram name={storeName} size="sm" />
        <h2 className="min-w-0 flex-1 text-md leading-snug font-semibold break-words">
          <Link to={storeTo} className="hover:underline">
            {storeName}
          </Link>
        </h2>
        <div className="flex gap-2 text-sm text-muted max-md:w-full">
          {ticked === 0 ? 'Not in this checkout' : arrival}
        </div>
      </header>
      <ul>
        {entries.map((entry) => {
          const { line, isRemoved } = entry;
          const key = `${line.productId}-${line.variantId ?? ''}`;
          return isRemoved ? (
            <RemovedRow
              key={`${key}-removed`}
              text={`${line.name} was ${entry.isSaved ? 'saved for later' : 'removed from your cart'}.`}
              undoLabel={`Undo: put ${line.name} back`}
              onRestore={() => restoreEntry(entry)}
            />
          ) : (
            <CartLine
              key={key}
              line={line}
              to={hrefOf(line)}
              saving={savingOf(line)}
              onChange={onChange}
              onRemove={onRemove}
              onSave={onSave}
            />
          );
        })}
      </ul>
    </section>
  );
}
