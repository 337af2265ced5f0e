import { MAX_BRAND, MAX_TAG, MAX_TAGS } from '../product-input';
import type { CategorySource, ImportProblem } from '../product-import';
import { cellReader, shortened, unguarded, type CellReader, type CsvRow } from './cells';
import { columns, variantColumns } from './columns';
import { linesOfHtml } from './html-lines';
import { readVariants, variantRowsOf, type ReadVariants } from './read-variants';

/** The values of all rows of one handle. Undefined: missing in the file. */
export interface ReadProduct extends ReadVariants {
  readonly handle: string;
  readonly line: number;
  readonly name: string | undefined;
  readonly description: readonly string[] | undefined;
  readonly brand: string | undefined;
  readonly tags: readonly string[] | undefined;
  /** With its column, for error messages about categories. */
  readonly sources: readonly (CategorySource & { readonly column: string })[];
  readonly isDraft: boolean | undefined;
  readonly hasStatus: boolean;
  readonly isOnMarketplace: boolean | undefined;
  readonly sku: string | undefined;
  readonly keyRating: string | undefined;
  readonly stockAlertUnits: number | undefined;
  /** Centimetres. */
  readonly dimension:
    { readonly length: number; readonly width: number; readonly height: number } | undefined;
  /** Naira. */
  readonly costPrice: number | undefined;
  readonly images: readonly {
    readonly line: number;
    readonly column: string;
    readonly url: string;
  }[];
  readonly problems: readonly ImportProblem[];
}

/** The handle groups the rows of one product. Empty when missing. */
export const handleOf = ({ cells }: CsvRow): string =>
  unguarded(cells[columns.handle] ?? '')
    .trim()
    .toLowerCase();

/**
 * Reads the rows of one handle. The first row describes the product. Never throws: invalid, changed
 * and unused values are all reported as problems.
 */
export function readProduct(rows: readonly [CsvRow, ...CsvRow[]]): ReadProduct {
  const [first] = rows;
  const cells = cellReader();
  const { said, text, tell, money, units, flag } = cells;
  const variantRows = variantRowsOf(rows);

  for (const row of rows) {
    const handle = said(row, columns.handle) ?? '';
    if (handle !== handle.toLowerCase())
      tell(row, columns.handle, 'Handles are in small letters', {
        severity: 'changed',
        result: handle.toLowerCase(),
      });
  }
  if (handleOf(first) === '')
    tell(first, columns.handle, 'Write a handle: the rows of a product have the same one');
  if (said(first, columns.title) === undefined) tell(first, columns.title, 'Write a name');
  if (flag(first, columns.giftCard))
    tell(first, columns.giftCard, 'Gift cards cannot be sold here');

  const product = {
    handle: handleOf(first),
    line: first.line,
    name: said(first, columns.title),
    description: readDescription(cells, first),
    brand: readBrand(cells, first),
    tags: readTags(cells, first),
    sources: readSources(cells, first),
    isDraft: readDraft(cells, first),
    hasStatus: said(first, columns.status) !== undefined,
    isOnMarketplace: flag(first, columns.marketplace),
    sku: said(first, columns.productSku),
    keyRating: text(first, columns.keyRating),
    stockAlertUnits: units(first, columns.stockAlert),
    dimension: readDimension(cells, first),
    costPrice: money(first, columns.cost),
    ...readVariants(cells, first, variantRows),
    images: readImages(cells, rows, variantRows),
  };
  tellUnread(cells, rows, variantRows);
  return { ...product, problems: cells.problems };
}

function readDescription({ said, tell }: CellReader, first: CsvRow): string[] | undefined {
  const html = said(first, columns.body);
  if (html === undefined) return undefined;
  const { lines, losses } = linesOfHtml(html);
  for (const { message, ...loss } of losses) tell(first, columns.body, message, loss);
  return lines.length === 0 ? undefined : lines;
}

function readBrand({ said, tell }: CellReader, first: CsvRow): string | undefined {
  const vendor = said(first, columns.vendor);
  if (vendor === undefined || vendor.length <= MAX_BRAND) return vendor;
  const brand = vendor.slice(0, MAX_BRAND).trim();
  tell(first, columns.vendor, `A brand has at most ${MAX_BRAND} characters`, {
    severity: 'changed',
    result: brand,
  });
  return brand;
}

function readTags({ said, tell }: CellReader, first: CsvRow): string[] | undefined {
  const typed = said(first, columns.tags);
  if (typed === undefined) return undefined;
  const kept = new Map<string, string>();
  const drop = (value: string, message: string) =>
    tell(first, columns.tags, message, { severity: 'dropped', value });
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const known = kept.get(tag.toLowerCase());
    if (tag === '' || known === tag) continue;
    if (known !== undefined) drop(tag, 'The same tag in other letters is kept');
    else if (tag.length > MAX_TAG) drop(tag, `A tag has at most ${MAX_TAG} characters`);
    else if (kept.size >= MAX_TAGS) drop(tag, `A product has at most ${MAX_TAGS} tags`);
    else kept.set(tag.toLowerCase(), tag);
  }
  return [...kept.values()];
}

const MAX_SOURCE = 255;

/** Category sources in order of preference: type, Shopify's category, tags. */
function readSources({ said }: CellReader, first: CsvRow): ReadProduct['sources'] {
  const tags = [...new Set((said(first, columns.tags) ?? '').split(',').map((tag) => tag.trim()))];
  const all = [
    { kind: 'type' as const, column: columns.type, value: said(first, columns.type) ?? '' },
    {
      kind: 'type' as const,
      column: columns.productCategory,
      value: said(first, columns.productCategory)?.split('>').at(-1)?.trim() ?? '',
    },
    ...tags.map((value) => ({ kind: 'tag' as const, column: columns.tags, value })),
  ];
  return all
    .filter(({ value }) => value !== '')
    .map((source) => ({ ...source, value: source.value.slice(0, MAX_SOURCE) }));
}

/** Only active and published products are submitted for approval. */
function readDraft({ said, flag, tell }: CellReader, first: CsvRow): boolean | undefined {
  const status = said(first, columns.status)?.toLowerCase();
  const published = flag(first, columns.published);
  if (status === undefined && published === undefined) return undefined;
  const asDraft = (column: string, message: string): true => {
    tell(first, column, message, { severity: 'changed', result: 'draft' });
    return true;
  };
  if (status !== undefined && status !== 'active' && published === false)
    tell(first, columns.published, 'A draft is not published anyway', { severity: 'dropped' });
  if (status === 'draft') return true;
  if (status !== undefined && status !== 'active')
    return asDraft(columns.status, 'Neither “active” nor “draft”: it is kept as a draft');
  if (published !== false) return false;
  if (status !== undefined) asDraft(columns.status, 'Not published: it is kept as a draft');
  return asDraft(columns.published, 'Not published: it is kept as a draft');
}

function readDimension(
  { number, said, tell }: CellReader,
  first: CsvRow,
): ReadProduct['dimension'] {
  const sides = [columns.length, columns.width, columns.height];
  const [length, width, height] = sides.map((column) => number(first, column));
  if (length !== undefined && width !== undefined && height !== undefined)
    return { length, width, height };
  for (const column of sides)
    if (said(first, column) !== undefined)
      tell(first, column, 'A size has three sides: left out', { severity: 'dropped' });
  return undefined;
}

/** Product images by position, then images that only variants have. Without duplicates. */
function readImages(
  { said, tell }: CellReader,
  rows: readonly CsvRow[],
  variantRows: readonly CsvRow[],
): ReadProduct['images'] {
  const found = rows.flatMap((row) => {
    const url = said(row, columns.imageSrc);
    const position = said(row, columns.imagePosition);
    const place = Number(position ?? Number.NaN);
    if (position !== undefined && (url === undefined || !Number.isInteger(place) || place < 1))
      tell(
        row,
        columns.imagePosition,
        url === undefined
          ? 'There is no picture on this line'
          : 'No position: the picture comes last',
        { severity: 'dropped' },
      );
    return url === undefined
      ? []
      : [
          {
            line: row.line,
            column: columns.imageSrc,
            url,
            place: place >= 1 ? place : Number.MAX_SAFE_INTEGER,
          },
        ];
  });
  const ofVariants = variantRows.flatMap((row) => {
    const url = said(row, columns.variantImage);
    return url === undefined ? [] : [{ line: row.line, column: columns.variantImage, url }];
  });
  const inOrder = [
    ...found.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...image }) => image),
    ...ofVariants,
  ];
  return inOrder.filter(
    ({ url }, index) => inOrder.findIndex((other) => other.url === url) === index,
  );
}

/** Reports cells that no rule has read. Repeated product values are ignored. */
function tellUnread(
  { problems, wasRead }: CellReader,
  rows: readonly [CsvRow, ...CsvRow[]],
  variantRows: readonly CsvRow[],
): void {
  const [first] = rows;
  for (const row of rows) {
    for (const [column, cell] of Object.entries(row.cells)) {
      const value = cell.trim();
      if (
        value === '' ||
        wasRead(row, column) ||
        (!variantColumns.has(column) && value === first.cells[column]?.trim())
      )
        continue;
      const message =
        variantColumns.has(column) && !variantRows.includes(row)
          ? 'There is no variant on this line'
          : 'Only the first line of a product can say this';
      problems.push({
        line: row.line,
        column,
        value: shortened(value),
        severity: 'dropped',
        message,
      });
    }
  }
}
