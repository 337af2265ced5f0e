import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { priceFields, tidyDraft, type PriceCell, type PriceRow } from '../model/price-sheet';
import type { PriceSheetState } from '../use-price-sheet';

interface PriceFieldsProps {
  row: PriceRow;
  edit: PriceSheetState['edit'];
  /** Large on phones. */
  size?: 'sm' | 'lg';
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>, cell: PriceCell) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>, cell: PriceCell) => void;
}

/** The five values of one cell of the price matrix. */
export function PriceFields({ row, edit, size = 'sm', onKeyDown, onPaste }: PriceFieldsProps) {
  return (
    <div
      role="group"
      aria-label={`Prices from ${row.from} to ${row.to}`}
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
    >
      <p className="flex max-w-64 min-w-40 items-center gap-1.5 self-center border-line-strong text-sm font-semibold wrap-anywhere max-md:hidden md:border-r md:pr-4">
        {row.from}
        <ArrowRight aria-label="to" size={14} className="flex-none text-muted" />
        {row.to}
      </p>
      {row.cells.map((cell, place) => {
        const field = priceFields[place];
        return (
          <Field
            key={cell.id}
            label={field?.label ?? cell.label}
            hint={cell.isChanged ? `Was ${cell.savedText}` : undefined}
            error={cell.problem}
            className={clsx(
              'min-w-0',
              cell.field === 'base' || cell.field === 'perKg'
                ? 'w-36 max-md:w-full'
                : 'w-28 max-md:flex-1',
            )}
          >
            <Input
              size={size}
              inputMode="decimal"
              autoComplete="off"
              inputClassName="text-right nums"
              trailing={field && 'unit' in field ? field.unit : undefined}
              value={cell.text}
              onChange={(event) => edit({ [cell.id]: event.target.value }, cell.id)}
              onFocus={(event) => event.target.select()}
              onBlur={() => {
                const draft = tidyDraft(cell);
                if (draft) edit(draft, cell.id);
              }}
              onKeyDown={(event) => onKeyDown?.(event, cell)}
              onPaste={(event) => onPaste?.(event, cell)}
            />
          </Field>
        );
      })}
    </div>
  );
}
