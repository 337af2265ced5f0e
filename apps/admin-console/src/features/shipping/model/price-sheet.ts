import {
  toRateKey,
  listRateCells,
  type ShippingRate,
  type Tariff,
} from '@market/domain/shipping/tariff';
import { moneyText } from '@market/ui/money';
import { parseNaira } from '@market/ui/naira-text';
import { parseNumber, type ParsedNumber } from '@market/ui/parse-number';

const MAX_KG = 100_000;
const MAX_DAYS = 60;

export const priceFields = [
  { field: 'base', label: 'Base fee' },
  { field: 'includedWeight', label: 'Includes', unit: 'kg' },
  { field: 'perKg', label: 'Each further kg' },
  { field: 'minDays', label: 'First day' },
  { field: 'maxDays', label: 'Last day' },
] as const;
export type RateField = (typeof priceFields)[number]['field'];

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
  const cells = priceFields.map(({ field, label }) => {
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
  isMoney(field) ? moneyText(value) : String(value);

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

/** The rows of one vehicle as a matrix: from each zone, to each zone. */
export function priceMatrix(rows: readonly PriceRow[], vehicleId: string): PriceRow[][] {
  const own = rows.filter(({ rate }) => rate.vehicleId === vehicleId);
  const fromZones = [...new Set(own.map(({ rate }) => rate.fromZoneId))];
  return fromZones.map((zone) => own.filter(({ rate }) => rate.fromZoneId === zone));
}

export const findCell = (row: PriceRow | undefined, field: RateField): PriceCell | undefined =>
  row?.cells.find((cell) => cell.field === field);

/** Writes a changed value as saved ones are written, once its field is left. */
export const tidyDraft = ({ id, field, text, value, isChanged, problem }: PriceCell) => {
  if (!isChanged || value === null || problem !== undefined) return undefined;
  const tidy = fieldText(field, value);
  return tidy === text ? undefined : { [id]: tidy };
};

/** "+ ₦375 a kg, 3–5 days". Shown below the base fee. */
export function priceNote(row: PriceRow): string {
  const text = (field: RateField) => findCell(row, field)?.text.replace(/\.00$/, '') ?? '';
  const [first, last] = [text('minDays'), text('maxDays')];
  const days = first === last ? first : `${first}–${last}`;
  return `+ ${text('perKg')} a kg, ${days} ${days === '1' ? 'day' : 'days'}`;
}

interface Position {
  readonly row: number;
  readonly column: number;
}

/** Fills one value of each cell with a block copied from a spreadsheet, starting at one cell. */
export function parsePastedCells(
  matrix: readonly (readonly PriceRow[])[],
  start: Position,
  field: RateField,
  text: string,
): PriceDrafts {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line, down) =>
      line.split('\t').flatMap((value, right) => {
        const cell = findCell(matrix[start.row + down]?.[start.column + right], field);
        return cell ? [[cell.id, value.trim()]] : [];
      }),
    ),
  );
}

/** The ids of the cells that were edited here and that someone else saved with another value. */
export function findConflicts(base: Tariff, drafts: PriceDrafts, newerTariff: Tariff): string[] {
  const saved = cellsById(newerTariff, {});
  return [...cellsById(base, drafts).values()].flatMap((cell) => {
    const other = saved.get(cell.id);
    const differs =
      cell.isChanged && other && other.saved !== cell.saved && other.saved !== cell.value;
    return differs ? [cell.id] : [];
  });
}

/** The drafts to apply to the other person's version. */
export function rebaseDrafts(base: Tariff, drafts: PriceDrafts, newerTariff: Tariff): PriceDrafts {
  const known = cellsById(newerTariff, {});
  const changed = [...cellsById(base, drafts).values()].filter(
    ({ id, isChanged }) => isChanged && known.has(id),
  );
  return Object.fromEntries(changed.map(({ id, text }) => [id, text]));
}

const cellsById = (tariff: Tariff, drafts: PriceDrafts): Map<string, PriceCell> =>
  new Map(
    priceRows(tariff, drafts).flatMap(({ cells }) => cells.map((cell) => [cell.id, cell] as const)),
  );
