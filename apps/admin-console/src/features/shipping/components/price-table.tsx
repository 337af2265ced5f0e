import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { parsePastedCells, priceColumns, type PriceRow } from '../model/price-sheet';
import type { PriceSheetState } from '../use-price-sheet';
import { PriceInput } from './price-input';

interface PriceTableProps {
  caption: string;
  rows: readonly PriceRow[];
  editing: Pick<PriceSheetState, 'edit' | 'undo'>;
}

export function PriceTable({ caption, rows, editing: { edit, undo } }: PriceTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const focus = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.focus();

  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const cell = rows[row]?.cells[column];
    if (!cell) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (command && key === 'd') {
      const above = rows[row - 1]?.cells[column];
      if (above) edit({ [cell.id]: above.text });
    } else if (command && key === 'z') undo();
    else if (key === 'Escape') edit({ [cell.id]: cell.savedText });
    else if (key === 'Enter') focus(row + (event.shiftKey ? -1 : 1), column);
    else if (key === 'ArrowUp') focus(row - 1, column);
    else if (key === 'ArrowDown') focus(row + 1, column);
    else if (key === 'ArrowLeft' && isCaretAtStart(event.currentTarget)) focus(row, column - 1);
    else if (key === 'ArrowRight' && isCaretAtEnd(event.currentTarget)) focus(row, column + 1);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    edit(parsePastedCells(rows, { row, column }, text));
  };

  return (
    <div className="overflow-x-auto">
      <table ref={table} className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-sunken text-xs text-muted">
            <th scope="col" className="sticky left-0 z-1 bg-sunken px-4 py-2 text-left font-medium">
              From and to
            </th>
            {priceColumns.map(({ field, heading }) => (
              <th
                key={field}
                scope="col"
                className="border-l border-line px-3 py-2 text-right font-medium whitespace-nowrap"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, from, to, cells }, row) => (
            <tr key={`${rate.fromZoneId} ${rate.toZoneId}`} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 z-1 max-w-36 min-w-28 bg-surface px-4 py-2 text-left font-medium wrap-anywhere md:max-w-80"
              >
                {from} <span className="text-muted">to</span> {to}
              </th>
              {cells.map((cell, column) => (
                <PriceInput
                  key={cell.id}
                  cell={cell}
                  row={row}
                  column={column}
                  onChange={(text) => edit({ [cell.id]: text }, cell.id)}
                  onKeyDown={(event) => press(event, row, column)}
                  onPaste={(event) => paste(event, row, column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isFullySelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
const isCaretAtStart = (input: HTMLInputElement): boolean =>
  isFullySelected(input) || input.selectionEnd === 0;
const isCaretAtEnd = (input: HTMLInputElement): boolean =>
  isFullySelected(input) || input.selectionStart === input.value.length;
