import {
  toRateKey,
  listRateCells,
  type ShippingRate,
  type Tariff,
} from '@market/domain/shipping/tariff';
import { nairaFieldText, parseNaira } from '@market/ui/naira-text';
import { parseNumber, type ParsedNumber } from '@market/ui/parse-number';

const MAX_KG = 100_000;
const MAX_DAYS = 60;

export const priceColumns = [
  { field: 'base', label: 'Base fee', heading: 'Base fee, ₦' },
  { field: 'includedWeight', label: 'Includes', heading: 'Includes, kg' },
  { field: 'perKg', label: 'Each further kg', heading: 'Each further kg, ₦' },
  { field: 'minDays', label: 'First day', heading: 'First working day' },
  { field: 'maxDays', label: 'Last day', heading: 'Last working day' },
] as const;
type RateField = (typeof priceColumns)[number]['field'];

/** The typed text of each edited cell, by cell id. */
export type PriceDrafts = Readonly<Record<string, string>>;

export interface PriceCell {
  readonly id: string;
  readonly field: RateField;
  /** "Lagos to North, base fee". */
  readonly label: string;
  readonly text: string;
  /** `null` when empty, NaN when the text is not valid. */
  readonly value: number | null;
  readonly savedText: string;
  readonly saved: number;
  readonly isChanged: boolean;
  readonly problem: string | undefined;
}

export interface PriceRow {
  readonly rate: ShippingRate;
  readonly from: string;
  readonly to: string;
  readonly cells: readonly PriceCell[];
}

/** The rows of the price matrix with unsaved edits applied, in the order of vehicles and zones. */
export function priceRows(tariff: Tariff, drafts: PriceDrafts): PriceRow[] {
  const rates = new Map(tariff.rates.map((rate) => [toRateKey(rate), rate]));
  const zoneNames = new Map(tariff.zones.map(({ id, name }) => [id, name]));
  return listRateCells(tariff).flatMap((cell) => {
    const rate = rates.get(toRateKey(cell));
    if (!rate) return [];
    const from = zoneNames.get(rate.fromZoneId) ?? '';
    const to = zoneNames.get(rate.toZoneId) ?? '';
    return [{ rate, from, to, cells: rateCells(rate, `${from} to ${to}`, drafts) }];
  });
}

function rateCells(rate: ShippingRate, route: string, drafts: PriceDrafts): PriceCell[] {
  const cells = priceColumns.map(({ field, label }) => {
    const id = `${toRateKey(rate)} ${field}`;
    const saved = rate[field];
    const savedText = fieldText(field, saved);
    const text = drafts[id] ?? savedText;
    const { value, problem } = parseField(field, text);
    return {
      id,
      field,
      label: `${route}, ${label.toLowerCase()}`,
      text,
      value,
      saved,
      savedText,
      isChanged: value !== saved,
      problem: value === null ? 'Enter a value' : problem,
    };
  });
  const minDays = cells.find(({ field }) => field === 'minDays')?.value ?? 0;
  return cells.map((cell) =>
    cell.field === 'maxDays' && cell.value !== null && cell.value < minDays
      ? { ...cell, problem: 'Before the first day' }
      : cell,
  );
}

const isMoney = (field: RateField): boolean => field === 'base' || field === 'perKg';

const fieldText = (field: RateField, value: number): string =>
  isMoney(field) ? nairaFieldText(value) : String(value);

function parseField(field: RateField, text: string): ParsedNumber {
  if (isMoney(field)) return parseNaira(text);
  return field === 'includedWeight'
    ? parseNumber(text, { decimals: 2, min: 0, max: MAX_KG })
    : parseNumber(text, { decimals: 0, min: 0, max: MAX_DAYS });
}

/** The rates to save. Call it only when no cell has a problem. */
export const toRates = (rows: readonly PriceRow[]): ShippingRate[] =>
  rows.map(({ rate, cells }) => ({
    ...rate,
    ...Object.fromEntries(cells.map(({ field, value }) => [field, value])),
  }));

/** Fills cells with a block copied from a spreadsheet, starting at one cell. */
export function parsePastedCells(
  rows: readonly PriceRow[],
  start: { readonly row: number; readonly column: number },
  text: string,
): PriceDrafts {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line, down) =>
      line.split('\t').flatMap((value, right) => {
        const cell = rows[start.row + down]?.cells[start.column + right];
        return cell ? [[cell.id, value.trim()]] : [];
      }),
    ),
  );
}

/** A cell that two people changed to different values. */
export interface PriceConflict {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The cells that were edited here, and for which someone else has saved a different value. */
export function priceConflicts(
  base: Tariff,
  drafts: PriceDrafts,
  newerTariff: Tariff,
): PriceConflict[] {
  const saved = cellsById(newerTariff, {});
  const vehicleNames = new Map(newerTariff.vehicles.map(({ id, name }) => [id, name]));
  return priceRows(base, drafts).flatMap(({ rate, cells }) =>
    cells.flatMap((cell) => {
      const other = saved.get(cell.id);
      if (!cell.isChanged || !other || other.saved === cell.saved || other.saved === cell.value)
        return [];
      const label = `${vehicleNames.get(rate.vehicleId) ?? ''}, ${cell.label}`;
      return [{ id: cell.id, label, mine: cell.text, theirs: other.savedText }];
    }),
  );
}

/**
 * The drafts to apply to the other person's version. Leaves out the cells in `taken`, which keep
 * the saved value.
 */
export function rebaseDrafts(
  base: Tariff,
  drafts: PriceDrafts,
  newerTariff: Tariff,
  taken: ReadonlySet<string>,
): PriceDrafts {
  const known = cellsById(newerTariff, {});
  const changed = [...cellsById(base, drafts).values()].filter(
    ({ id, isChanged }) => isChanged && known.has(id) && !taken.has(id),
  );
  return Object.fromEntries(changed.map(({ id, text }) => [id, text]));
}

const cellsById = (tariff: Tariff, drafts: PriceDrafts): Map<string, PriceCell> =>
  new Map(
    priceRows(tariff, drafts).flatMap(({ cells }) => cells.map((cell) => [cell.id, cell] as const)),
  );
