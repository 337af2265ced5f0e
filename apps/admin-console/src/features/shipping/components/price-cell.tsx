import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import {
  findCell,
  priceFields,
  priceNote,
  type PriceCell as Cell,
  type PriceRow,
} from '../model/price-sheet';

interface PriceCellProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  row: PriceRow;
  isSelected: boolean;
  /** The value that this user and someone else changed differently. */
  disputed: Cell | undefined;
  onChange: (text: string) => void;
}

/** One cell of the price matrix: the base fee as a field, and the other values as a note. */
export function PriceCell({ row, isSelected, disputed, onChange, ...input }: PriceCellProps) {
  const noteId = useId();
  const base = findCell(row, 'base');
  if (!base) return null;
  const isChanged = row.cells.some((cell) => cell.isChanged);
  const problem = row.cells.find((cell) => cell.problem !== undefined)?.problem;
  const isDisputed = disputed !== undefined;
  const isBad = isDisputed || problem !== undefined;
  return (
    <td
      className={clsx(
        'relative border-t border-l border-line p-0 align-top',
        isBad ? 'bg-danger-soft' : isChanged ? 'bg-accent-soft' : isSelected && 'bg-selected',
        isDisputed && 'shadow-[inset_0_0_0_2px_var(--danger)]',
      )}
    >
      {isChanged && !isBad && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 size-2.5 bg-accent-edge [clip-path:polygon(0_0,100%_0,100%_100%)]"
        />
      )}
      <input
        {...input}
        aria-label={base.label}
        aria-invalid={base.problem ? true : undefined}
        aria-describedby={noteId}
        inputMode="decimal"
        autoComplete="off"
        value={base.text}
        onChange={(event) => onChange(event.target.value)}
        className="block h-14 w-full min-w-44 bg-transparent px-3.5 pb-5 text-right text-sm font-semibold nums -outline-offset-2!"
      />
      <span
        id={noteId}
        className={clsx(
          'pointer-events-none absolute inset-x-1 bottom-1.5 truncate px-2.5 text-right text-xs nums',
          isBad ? 'text-on-danger-soft' : isChanged ? 'text-on-accent-soft' : 'text-muted',
        )}
      >
        {problem ?? (disputed ? disputedNote(disputed) : priceNote(row))}
        {base.isChanged && !isBad && <span className="sr-only">{`, was ${base.savedText}`}</span>}
      </span>
    </td>
  );
}

/** "Saved: ₦1,800.00", or "Last day, saved: 4". */
function disputedNote({ field, savedText }: Cell): string {
  const label = priceFields.find((each) => each.field === field)?.label;
  return field === 'base' ? `Saved: ${savedText}` : `${label}, saved: ${savedText}`;
}
