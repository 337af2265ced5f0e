import { columns, DEFAULT_OPTION, optionColumns } from './columns';
import type { CellReader, CsvRow } from './cells';

export interface ParsedVariant {
  readonly line: number;
  readonly sku: string | undefined;
  readonly options: Record<string, string>;
  /** Naira. */
  readonly sellingPrice: number | undefined;
  /** Naira. Undefined when the file has no such column. */
  readonly price: number | undefined;
  readonly quantity: number | undefined;
  /** Image URL. */
  readonly image: string | undefined;
}

export interface ParsedVariants {
  readonly variants: readonly ParsedVariant[];
  readonly properties: readonly { readonly property: string; readonly options: string[] }[];
  /** Kilograms. */
  readonly weight: number | undefined;
  readonly contSalesOutOfStock: boolean | undefined;
  readonly isDigital: boolean | undefined;
}

const variantIndicators = [columns.sku, columns.price, ...optionColumns.map(({ value }) => value)];

/** Rows that describe a variant. A product's other rows only add images. */
export const getVariantRows = (rows: readonly [CsvRow, ...CsvRow[]]): CsvRow[] =>
  rows.filter(
    (row) =>
      row === rows[0] ||
      variantIndicators.some((column) => (row.cells[column] ?? '').trim() !== ''),
  );

/** Reads a product's variants, and the values they share: weight and out-of-stock policy. */
export function readVariants(
  cells: CellReader,
  first: CsvRow,
  rows: readonly CsvRow[],
): ParsedVariants {
  const { nonEmptyText, text, report, money, units } = cells;
  const names = optionColumns.map(({ name }) => nonEmptyText(first, name));
  const isSimple =
    rows.length === 1 &&
    (names[0] === undefined ||
      (names[0] === DEFAULT_OPTION.name &&
        text(first, optionColumns[0]?.value ?? '') === DEFAULT_OPTION.value &&
        names[1] === undefined));

  const optionsOf = (row: CsvRow): [string, string][] =>
    optionColumns.flatMap(({ name, value }, place): [string, string][] => {
      const property = names[place];
      const option = nonEmptyText(row, value);
      if (property !== undefined)
        return option === undefined
          ? (report(row, value, `Enter the ${property} of this variant`), [])
          : [[property, option]];
      if (option !== undefined && !(isSimple && option === DEFAULT_OPTION.value))
        report(first, name, 'Enter a name for this option');
      return [];
    });

  const listPrice = (row: CsvRow, sellingPrice: number | undefined): number | undefined => {
    if (row.cells[columns.compareAt] === undefined) return undefined;
    const compareAt = money(row, columns.compareAt);
    if (compareAt === undefined || sellingPrice === undefined || compareAt > sellingPrice)
      return compareAt ?? sellingPrice;
    report(row, columns.compareAt, 'Not above the price: not shown as a discount', {
      severity: 'dropped',
    });
    return sellingPrice;
  };

  const variants = rows.map((row): ParsedVariant => {
    const options = optionsOf(row);
    const sellingPrice = money(row, columns.price);
    if (sellingPrice === undefined && nonEmptyText(row, columns.price) === undefined)
      report(row, columns.price, 'Enter a price');
    if (sellingPrice !== undefined && sellingPrice <= 0)
      report(row, columns.price, 'Enter an amount above zero');
    const fulfilment = nonEmptyText(row, columns.fulfilment);
    if (fulfilment !== undefined && fulfilment.toLowerCase() !== 'manual')
      report(row, columns.fulfilment, 'Orders are sent by the store or the platform’s hub', {
        severity: 'dropped',
      });
    if (cells.flag(row, columns.taxable) === false)
      report(row, columns.taxable, 'Taxes are not set for individual products', {
        severity: 'dropped',
      });
    return {
      line: row.line,
      sku: nonEmptyText(row, columns.sku),
      options: isSimple ? {} : Object.fromEntries(options),
      sellingPrice,
      price: listPrice(row, sellingPrice),
      quantity: units(row, columns.quantity),
      image: nonEmptyText(row, columns.variantImage),
    };
  });

  return {
    variants,
    properties: isSimple
      ? []
      : names.flatMap((property) =>
          property === undefined
            ? []
            : [
                {
                  property,
                  options: [...new Set(variants.flatMap(({ options }) => options[property] ?? []))],
                },
              ],
        ),
    weight: readWeight(cells, rows),
    contSalesOutOfStock: readPolicy(cells, first, rows),
    isDigital: readShipping(cells, rows),
  };
}

function readWeight(
  { number, nonEmptyText, report }: CellReader,
  rows: readonly CsvRow[],
): number | undefined {
  const weights = rows.map((row) => ({ row, grams: number(row, columns.grams) }));
  const heaviest = Math.max(0, ...weights.map(({ grams = 0 }) => grams));
  for (const { row, grams } of weights) {
    const unit = nonEmptyText(row, columns.weightUnit);
    if (unit !== undefined && unit.toLowerCase() !== 'kg')
      report(row, columns.weightUnit, 'Weights are shown in kg', {
        severity: 'changed',
        result: 'kg',
      });
    if (grams === 0 && heaviest === 0)
      report(row, columns.grams, 'A weight of 0 is ignored', { severity: 'dropped' });
    if (grams !== undefined && grams !== heaviest)
      report(row, columns.grams, 'A product has one weight: that of its heaviest variant', {
        severity: 'changed',
        result: String(heaviest),
      });
  }
  return heaviest === 0 ? undefined : Number((heaviest / 1000).toPrecision(15));
}

/** Whether to keep selling when out of stock. Untracked products always sell. */
function readPolicy(
  { nonEmptyText, report }: CellReader,
  first: CsvRow,
  rows: readonly CsvRow[],
): boolean | undefined {
  const hasTracker = first.cells[columns.tracker] !== undefined;
  const read = rows.map((row) => {
    const tracker = nonEmptyText(row, columns.tracker);
    const policy = nonEmptyText(row, columns.policy)?.toLowerCase();
    if (tracker !== undefined && tracker.toLowerCase() !== 'shopify')
      report(row, columns.tracker, 'Stock is counted by the store itself', { severity: 'dropped' });
    const sellsWhenSoldOut = policy === 'continue' || policy === 'true';
    if (policy !== undefined && !sellsWhenSoldOut && policy !== 'deny' && policy !== 'false')
      report(row, columns.policy, 'Must be “deny” or “continue”: “deny” is used', {
        severity: 'changed',
        result: 'deny',
      });
    return {
      row,
      policy,
      isUntracked: hasTracker && tracker === undefined,
      sellsOn: sellsWhenSoldOut,
    };
  });
  const isStated = hasTracker || read.some(({ policy }) => policy !== undefined);
  const all = read.some(
    ({ sellsOn: sellsWhenSoldOut, isUntracked }) => sellsWhenSoldOut || isUntracked,
  );
  for (const { row, policy, isUntracked, sellsOn: sellsWhenSoldOut } of read) {
    if (isUntracked && !sellsWhenSoldOut)
      report(row, columns.tracker, 'Not tracked: sells without stock', {
        severity: 'changed',
        result: 'continue',
      });
    if (all && !sellsWhenSoldOut && policy !== undefined)
      report(
        row,
        columns.policy,
        isUntracked
          ? 'Not tracked: sells without stock'
          : 'Applies to all variants: sells without stock',
        { severity: 'changed', result: 'continue' },
      );
  }
  return isStated ? all : undefined;
}

function readShipping({ flag, report }: CellReader, rows: readonly CsvRow[]): boolean | undefined {
  const read = rows.map((row) => ({ row, ships: flag(row, columns.requiresShipping) }));
  const nonEmptyText = read.filter(({ ships }) => ships !== undefined);
  if (nonEmptyText.length === 0) return undefined;
  const isDigital = nonEmptyText.every(({ ships }) => ships === false);
  if (!isDigital)
    for (const { row, ships } of nonEmptyText)
      if (ships === false)
        report(row, columns.requiresShipping, 'Delivered like the other variants of the product', {
          severity: 'changed',
          result: 'true',
        });
  return isDigital;
}
