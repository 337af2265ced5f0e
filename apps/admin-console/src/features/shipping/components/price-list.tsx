import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@market/ui/field';
import { NativeSelect } from '@market/ui/native-select';
import { findCell, priceNote, type PriceRow } from '../model/price-sheet';
import type { PriceSheetState } from '../use-price-sheet';
import { PriceFields } from './price-fields';

interface PriceListProps {
  matrix: readonly (readonly PriceRow[])[];
  edit: PriceSheetState['edit'];
}

/** The price matrix on a phone: one zone's prices as a list, each of which opens its fields. */
export function PriceList({ matrix, edit }: PriceListProps) {
  const [zone, setZone] = useState(0);
  const [opened, setOpened] = useState<string>();
  const rows = matrix[zone] ?? matrix[0] ?? [];
  return (
    <>
      <div className="border-b border-line bg-bg px-4 py-3">
        <Field label="From">
          <NativeSelect value={zone} onChange={(event) => setZone(Number(event.target.value))}>
            {matrix.map(([first], place) => (
              <option key={first?.rate.fromZoneId} value={place}>
                {first?.from}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <ul>
        {rows.map((row) => {
          const { toZoneId } = row.rate;
          const isOpen = opened === toZoneId;
          const isChanged = row.cells.some((cell) => cell.isChanged);
          const isBad = row.cells.some(({ problem }) => problem !== undefined);
          return (
            <li key={toZoneId} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : toZoneId)}
                className={clsx(
                  'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left text-sm -outline-offset-2!',
                  isBad ? 'bg-danger-soft' : isChanged && 'bg-accent-soft',
                )}
              >
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">
                  <span className="sr-only">To </span>
                  {row.to}
                  {isChanged && <span className="sr-only">, changed</span>}
                </span>
                <span className="text-right">
                  <span className="block font-semibold nums">{findCell(row, 'base')?.text}</span>
                  <span className="block text-xs text-muted nums">{priceNote(row)}</span>
                </span>
                <ChevronDown size={16} className={clsx('flex-none', isOpen && 'rotate-180')} />
              </button>
              {isOpen && (
                <div className="px-4 pt-2 pb-5">
                  <PriceFields row={row} edit={edit} size="lg" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
