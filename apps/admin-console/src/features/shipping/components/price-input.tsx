import { clsx } from 'clsx';
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { PriceCell } from '../model/price-sheet';

interface PriceInputProps {
  cell: PriceCell;
  row: number;
  column: number;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/**
 * One cell of the price matrix. A note below the value says what is wrong or, for a changed cell,
 * which value is saved.
 */
export function PriceInput({ cell, row, column, onChange, onKeyDown, onPaste }: PriceInputProps) {
  const noteId = useId();
  const { label, text, savedText, isChanged, problem } = cell;
  const note = problem ?? (isChanged ? `was ${savedText}` : undefined);
  return (
    <td
      className={clsx(
        'relative border-l border-line p-0 align-middle',
        problem ? 'bg-danger-soft' : isChanged && 'bg-accent-soft',
      )}
    >
      {isChanged && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 size-2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]"
        />
      )}
      <input
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        data-cell={`${row}-${column}`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={clsx(
          'block h-14 w-full min-w-28 bg-transparent px-3 text-right text-sm font-medium nums -outline-offset-2!',
          note && 'pb-4',
        )}
      />
      {note && (
        <span
          id={noteId}
          className={clsx(
            'pointer-events-none absolute inset-x-1 bottom-1 truncate px-2 text-right text-xs',
            problem ? 'text-on-danger-soft' : 'text-on-accent-soft',
          )}
        >
          {note}
        </span>
      )}
    </td>
  );
}
