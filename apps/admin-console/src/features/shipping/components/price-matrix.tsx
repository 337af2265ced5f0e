import { clsx } from 'clsx';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Kbd } from '@market/ui/kbd';
import {
  findCell,
  parsePastedCells,
  tidyDraft,
  type PriceCell as Cell,
  type PriceRow,
  type RateField,
} from '../model/price-sheet';
import { zoneColour } from '../model/zone-colours';
import type { PriceSheetState } from '../use-price-sheet';
import { PriceCell } from './price-cell';
import { PriceFields } from './price-fields';

interface PriceMatrixProps {
  caption: string;
  matrix: readonly (readonly PriceRow[])[];
  editing: Pick<PriceSheetState, 'edit' | 'undo' | 'conflict'>;
}

/** Base fees from zone to zone, navigated like a spreadsheet. The bar above has all five values. */
export function PriceMatrix({ caption, matrix, editing }: PriceMatrixProps) {
  const { edit, undo, conflict } = editing;
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const selected = matrix[at.row]?.[at.column] ?? matrix[0]?.[0];
  const disputed = new Set(conflict?.cells.map(({ id }) => id));
  const focusCell = (row: number, column: number) =>
    root.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.focus();
  const focusBar = () =>
    root.current?.querySelector<HTMLInputElement>('[role=group] input')?.focus();

  const fillFromAbove = (row: number, column: number, cells: readonly (Cell | undefined)[]) => {
    const above = matrix[row - 1]?.[column];
    const drafts = cells.flatMap((cell) => {
      const source = cell && findCell(above, cell.field);
      return source ? [[cell.id, source.text] as const] : [];
    });
    if (drafts.length > 0) edit(Object.fromEntries(drafts));
  };
  /** Keys that cells and bar share. Returns false for other keys. */
  const pressShared = (event: KeyboardEvent, cell: Cell, filled: readonly Cell[]): boolean => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === 'd') fillFromAbove(at.row, at.column, filled);
    else if (command && key === 'z') undo();
    else if (key === 'escape') edit({ [cell.id]: cell.savedText });
    else return false;
    return true;
  };
  const pressInCell = (event: KeyboardEvent<HTMLInputElement>, price: PriceRow) => {
    const { row, column } = at;
    const { key } = event;
    const base = findCell(price, 'base');
    if (!base) return;
    if (pressShared(event, base, price.cells)) event.preventDefault();
    else {
      if (key === 'Enter') focusCell(row + (event.shiftKey ? -1 : 1), column);
      else if (key === 'F2') focusBar();
      else if (key === 'ArrowUp') focusCell(row - 1, column);
      else if (key === 'ArrowDown') focusCell(row + 1, column);
      else if (key === 'ArrowLeft' && isCaretAtStart(event.currentTarget))
        focusCell(row, column - 1);
      else if (key === 'ArrowRight' && isCaretAtEnd(event.currentTarget))
        focusCell(row, column + 1);
      else return;
      event.preventDefault();
    }
  };
  const paste = (event: ClipboardEvent, field: RateField) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    edit(parsePastedCells(matrix, at, field, text));
  };

  return (
    <div ref={root}>
      {selected && (
        <div className="border-b border-line bg-bg px-4 py-3">
          <PriceFields
            row={selected}
            edit={edit}
            onKeyDown={(event, cell) => {
              if (event.key === 'Enter') focusCell(at.row, at.column);
              else if (!pressShared(event, cell, [cell])) return;
              event.preventDefault();
            }}
            onPaste={(event, cell) => paste(event, cell.field)}
          />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-xs text-muted">
        <span>
          <Kbd>Enter</Kbd> and arrow keys move
        </span>
        <span>
          <Kbd>F2</Kbd> all values of the cell
        </span>
        <span>
          <Kbd>Ctrl D</Kbd> copies the cell above
        </span>
        <span>
          <Kbd>Ctrl Z</Kbd> undoes
        </span>
        <span>Paste a block from a spreadsheet into any value</span>
      </p>
      <div className="scroll-pl-48 overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="bg-sunken text-xs">
              <th scope="col" className={clsx(headerClass, 'sticky left-0 z-1 text-muted')}>
                From \ to
              </th>
              {matrix[0]?.map(({ to, rate }, position) => (
                <th key={rate.toZoneId} scope="col" className={clsx(headerClass, 'border-l')}>
                  <ZoneName name={to} position={position} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.map((line, row) => (
              <tr key={line[0]?.rate.fromZoneId}>
                <th scope="row" className={clsx(headerClass, 'sticky left-0 z-1 min-w-40')}>
                  <ZoneName name={line[0]?.from ?? ''} position={row} />
                </th>
                {line.map((price, column) => (
                  <PriceCell
                    key={price.rate.toZoneId}
                    data-cell={`${row}-${column}`}
                    row={price}
                    isSelected={price === selected}
                    disputed={price.cells.find(({ id }) => disputed.has(id))}
                    onChange={(text) => {
                      const base = findCell(price, 'base');
                      if (base) edit({ [base.id]: text }, base.id);
                    }}
                    onFocus={(event) => {
                      setAt({ row, column });
                      event.target.select();
                    }}
                    onBlur={() => {
                      const base = findCell(price, 'base');
                      const draft = base && tidyDraft(base);
                      if (draft) edit(draft, base.id);
                    }}
                    onKeyDown={(event) => pressInCell(event, price)}
                    onPaste={(event) => paste(event, 'base')}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const headerClass =
  'max-w-48 border-t border-line bg-sunken px-4 py-2.5 text-left text-xs font-semibold';

const ZoneName = ({ name, position }: { name: string; position: number }) => (
  <span className="flex items-center gap-2 wrap-anywhere">
    <span
      aria-hidden="true"
      className={clsx('size-3.5 flex-none rounded-1', zoneColour(position).swatch)}
    />
    {name}
  </span>
);

const isFullySelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
const isCaretAtStart = (input: HTMLInputElement): boolean =>
  isFullySelected(input) || input.selectionEnd === 0;
const isCaretAtEnd = (input: HTMLInputElement): boolean =>
  isFullySelected(input) || input.selectionStart === input.value.length;
