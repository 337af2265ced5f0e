import { plainColumns, plainFieldNames } from '../plain-fields';
import { MAX_BRAND_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../product-input';
import type { CategorySource, ImportProblem } from '../product-import';
import {
  createCellReader,
  truncate,
  stripFormulaGuard,
  type CellReader,
  type CsvRow,
} from './cells';
import { attributeColumn } from './attribute-columns';
import { columns, variantColumns } from './columns';
import { htmlToLines } from './html-lines';
import { readImages, type ParsedImage } from './read-images';
import { readVariants, getVariantRows, type ParsedVariants } from './read-variants';

/**
 * The cells of one variant's row that state attributes, by canonical column. Includes empty cells.
 */
interface StatedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The values of all rows of one handle. Undefined values are missing in the file. */
export interface ParsedProduct extends ParsedVariants {
  readonly handle: string;
  readonly line: number;
  readonly name: string | undefined;
  readonly description: readonly string[] | undefined;
  readonly brand: string | undefined;
  readonly tags: readonly string[] | undefined;
  /** Each source has its column, for error messages about categories. */
  readonly sources: readonly (CategorySource & { readonly column: string })[];
  readonly isDraft: boolean | undefined;
  readonly hasStatus: boolean;
  readonly isOnMarketplace: boolean | undefined;
  readonly sku: string | undefined;
  readonly plain: Readonly<Record<string, string | number | undefined>>;
  /** Centimetres. */
  readonly dimension:
    { readonly length: number; readonly width: number; readonly height: number } | undefined;
  /** Naira. */
  readonly costPrice: number | undefined;
  readonly images: readonly ParsedImage[];
  /** One row for each of the `variants`. */
  readonly stated: readonly StatedRow[];
  readonly problems: readonly ImportProblem[];
}

/** The handle groups the rows of one product. Empty when missing. */
export const readHandle = ({ cells }: CsvRow): string =>
  stripFormulaGuard(cells[columns.handle] ?? '')
    .trim()
    .toLowerCase();

/**
 * Reads the rows of one handle. The first row describes the product. Never throws: invalid, changed
 * and unused values are all reported as problems.
 */
export function readProduct(rows: readonly [CsvRow, ...CsvRow[]]): ParsedProduct {
  const [first] = rows;
  const cells = createCellReader();
  const { nonEmptyText, report, money, flag } = cells;
  const variantRows = getVariantRows(rows);

  for (const row of rows) {
    const handle = nonEmptyText(row, columns.handle) ?? '';
    if (handle !== handle.toLowerCase())
      report(row, columns.handle, 'Handles are in lower case', {
        severity: 'changed',
        result: handle.toLowerCase(),
      });
  }
  if (readHandle(first) === '')
    report(first, columns.handle, 'Enter a handle: all rows of a product share it');
  if (nonEmptyText(first, columns.title) === undefined)
    report(first, columns.title, 'Enter a name');
  if (flag(first, columns.giftCard))
    report(first, columns.giftCard, 'Gift cards cannot be sold here');

  const product = {
    handle: readHandle(first),
    line: first.line,
    name: nonEmptyText(first, columns.title),
    description: readDescription(cells, first),
    brand: readBrand(cells, first),
    tags: readTags(cells, first),
    sources: readSources(cells, first),
    isDraft: readDraft(cells, first),
    hasStatus: nonEmptyText(first, columns.status) !== undefined,
    isOnMarketplace: flag(first, columns.marketplace),
    sku: nonEmptyText(first, columns.productSku),
    plain: Object.fromEntries(
      plainFieldNames.map((field) => {
        const { header, read } = plainColumns[field];
        return [field, cells[read](first, header)];
      }),
    ),
    dimension: readDimension(cells, first),
    costPrice: money(first, columns.cost),
    ...readVariants(cells, first, variantRows),
    images: readImages(cells, rows, variantRows),
    stated: readStatedValues(cells, variantRows),
  };
  reportUnreadCells(cells, rows, variantRows);
  return { ...product, problems: cells.problems };
}

function readDescription(
  { nonEmptyText, report }: CellReader,
  first: CsvRow,
): string[] | undefined {
  const html = nonEmptyText(first, columns.body);
  if (html === undefined) return undefined;
  const { lines, losses } = htmlToLines(html);
  for (const { message, ...loss } of losses) report(first, columns.body, message, loss);
  return lines.length === 0 ? undefined : lines;
}

function readBrand({ nonEmptyText, report }: CellReader, first: CsvRow): string | undefined {
  const vendor = nonEmptyText(first, columns.vendor);
  if (vendor === undefined || vendor.length <= MAX_BRAND_LENGTH) return vendor;
  const brand = vendor.slice(0, MAX_BRAND_LENGTH).trim();
  report(first, columns.vendor, `A brand has at most ${MAX_BRAND_LENGTH} characters`, {
    severity: 'changed',
    result: brand,
  });
  return brand;
}

function readTags({ nonEmptyText, report }: CellReader, first: CsvRow): string[] | undefined {
  const typed = nonEmptyText(first, columns.tags);
  if (typed === undefined) return undefined;
  const kept = new Map<string, string>();
  const reportDropped = (value: string, message: string) =>
    report(first, columns.tags, message, { severity: 'dropped', value });
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const known = kept.get(tag.toLowerCase());
    if (tag === '' || known === tag) continue;
    if (known !== undefined) reportDropped(tag, 'Duplicate tag: ignored');
    else if (tag.length > MAX_TAG_LENGTH)
      reportDropped(tag, `A tag has at most ${MAX_TAG_LENGTH} characters`);
    else if (kept.size >= MAX_TAGS) reportDropped(tag, `A product has at most ${MAX_TAGS} tags`);
    else kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}

const MAX_SOURCE_LENGTH = 255;

/** Category sources in order of preference: type, Shopify's category, tags. */
function readSources({ nonEmptyText }: CellReader, first: CsvRow): ParsedProduct['sources'] {
  const tags = [
    ...new Set((nonEmptyText(first, columns.tags) ?? '').split(',').map((tag) => tag.trim())),
  ];
  const all = [
    { kind: 'type' as const, column: columns.type, value: nonEmptyText(first, columns.type) ?? '' },
    {
      kind: 'type' as const,
      column: columns.productCategory,
      value: nonEmptyText(first, columns.productCategory)?.split('>').at(-1)?.trim() ?? '',
    },
    ...tags.map((value) => ({ kind: 'tag' as const, column: columns.tags, value })),
  ];
  return all
    .filter(({ value }) => value !== '')
    .map((source) => ({ ...source, value: source.value.slice(0, MAX_SOURCE_LENGTH) }));
}

/** Only active and published products are submitted for approval. */
function readDraft({ nonEmptyText, flag, report }: CellReader, first: CsvRow): boolean | undefined {
  const status = nonEmptyText(first, columns.status)?.toLowerCase();
  const published = flag(first, columns.published);
  if (status === undefined && published === undefined) return undefined;
  const asDraft = (column: string, message: string): true => {
    report(first, column, message, { severity: 'changed', result: 'draft' });
    return true;
  };
  if (status !== undefined && status !== 'active' && published === false)
    report(first, columns.published, 'Ignored: drafts are not published', { severity: 'dropped' });
  if (status === 'draft') return true;
  if (status !== undefined && status !== 'active')
    return asDraft(columns.status, 'Must be “active” or “draft”: saved as a draft');
  if (published !== false) return false;
  if (status !== undefined) asDraft(columns.status, 'Not published: saved as a draft');
  return asDraft(columns.published, 'Not published: saved as a draft');
}

function readDimension(
  { number, nonEmptyText, report }: CellReader,
  first: CsvRow,
): ParsedProduct['dimension'] {
  const sides = [columns.length, columns.width, columns.height];
  const [length, width, height] = sides.map((column) => number(first, column));
  if (length !== undefined && width !== undefined && height !== undefined)
    return { length, width, height };
  for (const column of sides)
    if (nonEmptyText(first, column) !== undefined)
      report(first, column, 'All three dimensions are needed: ignored', { severity: 'dropped' });
  return undefined;
}

const readStatedValues = ({ text }: CellReader, rows: readonly CsvRow[]): StatedRow[] =>
  rows.map((row) => ({
    line: row.line,
    cells: Object.fromEntries(
      Object.keys(row.cells)
        .filter((column) => attributeColumn(column) !== undefined)
        .map((column) => [column, text(row, column) ?? '']),
    ),
  }));

/** Whether the product's file has a column for an attribute. */
export const hasStatedAttributes = ({ stated }: Pick<ParsedProduct, 'stated'>): boolean =>
  Object.keys(stated[0]?.cells ?? {}).length > 0;

/** Reports cells that no rule has read. Repeated product values are ignored. */
function reportUnreadCells(
  { problems, wasRead }: CellReader,
  rows: readonly [CsvRow, ...CsvRow[]],
  variantRows: readonly CsvRow[],
): void {
  const [first] = rows;
  for (const row of rows) {
    for (const [column, cell] of Object.entries(row.cells)) {
      const value = cell.trim();
      const attribute = attributeColumn(column);
      const isOfVariants = variantColumns.has(column) || attribute?.ofVariant === true;
      if (
        value === '' ||
        wasRead(row, column) ||
        (!isOfVariants && value === first.cells[column]?.trim())
      )
        continue;
      const message =
        (isOfVariants || attribute) && !variantRows.includes(row)
          ? 'This line has no variant'
          : 'Only read from the first line of a product';
      problems.push({
        line: row.line,
        column,
        value: truncate(value),
        severity: 'dropped',
        message,
      });
    }
  }
}
