import type { CategorySource, ImportProblem } from '../product-import';
import { linesOfHtml } from './html-lines';
import { columns, NO_OPTION, optionColumns } from './columns';

/** One row of a file. A column that the file has not is not among the cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface ReadVariant {
  readonly line: number;
  readonly sku: string | undefined;
  readonly options: Record<string, string>;
  /** Naira. */
  readonly sellingPrice: number | undefined;
  /** Naira; none where the file has no such column. */
  readonly price: number | undefined;
  readonly quantity: number | undefined;
}

/** What the rows of one handle say. `undefined` is what they do not say. */
export interface ReadProduct {
  readonly handle: string;
  readonly line: number;
  readonly name: string | undefined;
  readonly description: readonly string[] | undefined;
  readonly sources: readonly CategorySource[];
  readonly isOnMarketplace: boolean | undefined;
  readonly sku: string | undefined;
  readonly keyRating: string | undefined;
  readonly stockAlertUnits: number | undefined;
  /** Centimetres. */
  readonly dimension: { readonly length: number; readonly width: number; readonly height: number } | undefined;
  /** Kilograms. */
  readonly weight: number | undefined;
  /** Naira. */
  readonly costPrice: number | undefined;
  readonly contSalesOutOfStock: boolean | undefined;
  readonly isDigital: boolean | undefined;
  readonly properties: readonly { readonly property: string; readonly options: string[] }[];
  readonly variants: readonly ReadVariant[];
  /** In their order. */
  readonly images: readonly { readonly line: number; readonly url: string }[];
  readonly problems: readonly ImportProblem[];
}

/** A sign before what a spreadsheet would run is not part of the text. */
const unguarded = (text: string): string => (/^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text);

/** What ties the lines of one product together; empty where a line names none. */
export const handleOf = ({ cells }: CsvRow): string => unguarded(cells[columns.handle] ?? '').trim().toLowerCase();

const PLAIN = /^-?\d+(\.\d+)?$/;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

const says = (value: string, ...words: string[]): boolean => words.includes(value.toLowerCase());

/** Reads the rows of one handle, the first of which describes the product. Never throws: what is wrong stands among the problems. */
export function readProduct(rows: readonly [CsvRow, ...CsvRow[]]): ReadProduct {
  const [first] = rows;
  const problems: ImportProblem[] = [];
  const text = ({ cells }: CsvRow, column: string): string | undefined => (cells[column] === undefined ? undefined : unguarded(cells[column]).trim());
  const said = (row: CsvRow, column: string): string | undefined => text(row, column) || undefined;
  const tell = (row: CsvRow, column: string, message: string, severity: ImportProblem['severity'] = 'error'): undefined => {
    problems.push({ line: row.line, column, value: (text(row, column) ?? '').slice(0, 120), severity, message });
  };
  const number = (row: CsvRow, column: string): number | undefined => {
    const typed = said(row, column);
    if (typed === undefined) return undefined;
    if (!PLAIN.test(typed) && !GROUPED.test(typed)) return tell(row, column, 'Write a number, such as 1250.50');
    return Number(typed.replaceAll(',', ''));
  };
  const money = (row: CsvRow, column: string): number | undefined => {
    const naira = number(row, column);
    if (naira === undefined) return undefined;
    if (Math.abs(Math.round(naira * 100) - naira * 100) > 1e-6) return tell(row, column, 'Write at most 2 decimals');
    return naira;
  };
  const units = (row: CsvRow, column: string): number | undefined => {
    const count = number(row, column);
    if (count === undefined) return undefined;
    if (!Number.isInteger(count)) return tell(row, column, 'Write a whole number');
    if (count >= 0) return count;
    tell(row, column, 'Less than nothing counts as 0', 'note');
    return 0;
  };

  const names = optionColumns.map(({ name }) => said(first, name));
  const holdsVariant = (row: CsvRow): boolean => row === first || [columns.sku, columns.price, ...optionColumns.map(({ value }) => value)].some((column) => said(row, column) !== undefined);
  const variantRows = rows.filter(holdsVariant);
  const isSimple = variantRows.length === 1 && (names[0] === undefined || (names[0] === NO_OPTION.name && text(first, optionColumns[0]?.value ?? '') === NO_OPTION.value && names[1] === undefined));

  const variants = variantRows.map((row): ReadVariant => {
    const options = optionColumns.flatMap(({ name, value }, place): [string, string][] => {
      const property = names[place];
      const option = said(row, value);
      if (property === undefined) return isSimple || option === undefined ? [] : (tell(first, name, 'Name the option of this value'), []);
      return option === undefined ? (tell(row, value, `Write the ${property} of this variant`), []) : [[property, option]];
    });
    const sellingPrice = money(row, columns.price);
    if (sellingPrice === undefined && said(row, columns.price) === undefined) tell(row, columns.price, 'Write a price');
    if (sellingPrice !== undefined && sellingPrice <= 0) tell(row, columns.price, 'Enter an amount above zero');
    return { line: row.line, sku: said(row, columns.sku), options: isSimple ? {} : Object.fromEntries(options), sellingPrice, price: listPrice(row, sellingPrice), quantity: units(row, columns.quantity) };
  });

  function listPrice(row: CsvRow, sellingPrice: number | undefined): number | undefined {
    if (row.cells[columns.compareAt] === undefined) return undefined;
    const compareAt = money(row, columns.compareAt);
    if (compareAt === undefined || sellingPrice === undefined || compareAt >= sellingPrice) return compareAt ?? sellingPrice;
    if (compareAt > 0) tell(row, columns.compareAt, 'It is below the price, so the price is not shown as reduced', 'note');
    return sellingPrice;
  }

  function readWeight(): number | undefined {
    const grams = variantRows.flatMap((row) => number(row, columns.grams) ?? []).filter((weight) => weight > 0);
    const heaviest = Math.max(...grams);
    if (grams.some((weight) => weight !== heaviest)) tell(first, columns.grams, 'A product has one weight here: that of its heaviest variant', 'note');
    return grams.length === 0 ? undefined : Number((heaviest / 1000).toPrecision(15));
  }

  function readDescription(): string[] | undefined {
    const html = said(first, columns.body);
    if (html === undefined) return undefined;
    const { lines, isCut } = linesOfHtml(html);
    if (isCut) tell(first, columns.body, 'It is longer than 20 lines: the rest is left out', 'note');
    return lines.length === 0 ? undefined : lines;
  }

  function readDimension(): ReadProduct['dimension'] {
    const [length, width, height] = [columns.length, columns.width, columns.height].map((column) => number(first, column));
    return length === undefined || width === undefined || height === undefined ? undefined : { length, width, height };
  }

  const properties = isSimple ? [] : names.flatMap((property) => (property === undefined ? [] : [{ property, options: [...new Set(variants.flatMap(({ options }) => options[property] ?? []))] }]));
  const published = said(first, columns.published);
  const status = said(first, columns.status);
  const policies = variantRows.flatMap((row) => said(row, columns.policy) ?? []);
  const shipping = variantRows.flatMap((row) => said(row, columns.requiresShipping) ?? []);
  const images = rows
    .flatMap((row) => {
      const url = said(row, columns.imageSrc);
      return url === undefined ? [] : [{ line: row.line, url, place: Number(said(row, columns.imagePosition) ?? Number.NaN) }];
    })
    .toSorted((a, b) => (a.place || Number.MAX_SAFE_INTEGER) - (b.place || Number.MAX_SAFE_INTEGER));
  if (handleOf(first) === '') tell(first, columns.handle, 'Write a handle: the rows of a product have the same one');
  if (said(first, columns.title) === undefined) tell(first, columns.title, 'Write a name');

  return {
    handle: handleOf(first),
    line: first.line,
    name: said(first, columns.title),
    description: readDescription(),
    sources: readSources(said(first, columns.type) ?? said(first, columns.productCategory)?.split('>').at(-1)?.trim(), said(first, columns.tags)),
    isOnMarketplace: published === undefined && status === undefined ? undefined : !says(published ?? 'true', 'false', 'no', '0') && !says(status ?? 'active', 'draft', 'archived'),
    sku: said(first, columns.productSku),
    keyRating: text(first, columns.keyRating),
    stockAlertUnits: units(first, columns.stockAlert),
    dimension: readDimension(),
    weight: readWeight(),
    costPrice: money(first, columns.cost),
    contSalesOutOfStock: policies.length === 0 ? undefined : policies.some((policy) => says(policy, 'continue')),
    isDigital: shipping.length === 0 ? undefined : shipping.every((value) => says(value, 'false', 'no', '0')),
    properties,
    variants,
    images: images.map(({ line, url }) => ({ line, url })).filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index),
    problems,
  };
}

function readSources(type: string | undefined, tags: string | undefined): CategorySource[] {
  const named = (kind: CategorySource['kind'], value: string): CategorySource => ({ kind, value: value.slice(0, 255) });
  const each = [...new Set((tags ?? '').split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  return [...(type ? [named('type', type)] : []), ...each.map((tag) => named('tag', tag))];
}
