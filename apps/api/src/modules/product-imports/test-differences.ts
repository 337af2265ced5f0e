import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { attributeFromCell } from '@market/domain/catalogue/shopify/attribute-cells';
import {
  attributeColumn,
  attributeHeader,
  attributeKey,
  findAttribute,
} from '@market/domain/catalogue/shopify/attribute-columns';
import { stripFormulaGuard } from '@market/domain/catalogue/shopify/cells';
import {
  canonicalHeaders,
  columns,
  DEFAULT_OPTION,
  optionColumns,
  variantColumns,
} from '@market/domain/catalogue/shopify/columns';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

type Row = Readonly<Record<string, string>>;

export interface FileRow {
  readonly line: number;
  readonly cells: Row;
}

const NUMBER = /^-?[\d,]+(\.\d+)?$/;
const toNumber = (cell: string): number => Number(cell.replaceAll(',', ''));
/** The text of HTML without tags and entities. */
const toWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Normalises "yes", "no" and Shopify's constants. */
const toConstant = (cell: string): string =>
  ({ yes: 'true', '1': 'true', no: 'false', '0': 'false' })[cell.toLowerCase()] ??
  cell.toLowerCase();
const constantColumns: ReadonlySet<string> = new Set([
  columns.published,
  columns.status,
  columns.giftCard,
  columns.marketplace,
  columns.policy,
  columns.fulfilment,
  columns.requiresShipping,
  columns.taxable,
  columns.tracker,
  columns.weightUnit,
]);

function isSame(column: string, before: string, after: string): boolean {
  if (before === after) return true;
  if (constantColumns.has(column)) return toConstant(before) === toConstant(after);
  if (column === columns.body)
    return toWords(before) === toWords(after) && !/<(?!\/?(p|br|ul|ol|li|div)\b)/i.test(before);
  if (column === columns.tags)
    return (
      before
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag, place, all) => tag !== '' && all.indexOf(tag) === place)
        .join(', ') === after
    );
  return NUMBER.test(before) && NUMBER.test(after) && toNumber(before) === toNumber(after);
}

/**
 * The cells of an imported file that are missing from its export and not reported as a problem. A
 * problem with an unused column is reported only once, at the line of the headers. `file` and
 * `exported` contain only imported products.
 */
export function unreportedDifferences(
  file: readonly FileRow[],
  headers: readonly string[],
  exported: readonly Row[],
  problems: readonly ImportProblem[],
  attributes: readonly CategoryAttribute[] = [],
): string[] {
  const names = canonicalHeaders(
    headers,
    new Set(attributes.map(({ name }) => attributeKey(name))),
  );
  const column = (name: string): string => headers[names.indexOf(name)] ?? name;
  const cell = (row: FileRow, name: string): string => row.cells[column(name)]?.trim() ?? '';
  const isNamed = (line: number, header: string): boolean =>
    problems.some(
      (problem) =>
        (problem.line === line && problem.column === header) ||
        (problem.line === 1 && problem.column === header),
    );

  return file.flatMap((row) => {
    const handle = cell(row, columns.handle).toLowerCase();
    const fileRows = file.filter((other) => cell(other, columns.handle).toLowerCase() === handle);
    const exportedRows = exported.filter((other) => other[columns.handle] === handle);
    const chosen = optionColumns.map(({ value }) => cell(row, value) || undefined);
    const variant = exportedRows.find(
      (other) =>
        (other[columns.price] ?? '') !== '' &&
        optionColumns.every(
          ({ value }, place) =>
            (other[value] || undefined) ===
            (chosen[place] ??
              (place === 0
                ? other[value] === DEFAULT_OPTION.value
                  ? DEFAULT_OPTION.value
                  : undefined
                : undefined)),
        ),
    );
    return headers.flatMap((header, place) => {
      const before = row.cells[header]?.trim() ?? '';
      const name = names[place];
      if (before === '' || isNamed(row.line, header)) return [];
      if (name === undefined) return [`line ${row.line}, ${header}: “${before}” is not named`];
      // A repeated value on a later line adds nothing.
      if (
        row !== fileRows[0] &&
        !variantColumns.has(name) &&
        before === fileRows[0]?.cells[header]?.trim()
      )
        return [];
      const stated = attributeColumn(name);
      const attribute = stated && findAttribute(attributes, stated.attribute);
      if (attribute) {
        const productValue = exportedRows[0]?.[attributeHeader(attribute.name)] ?? '';
        const variantValue = variant?.[attributeHeader(attribute.name, true)] || productValue;
        const isOfProduct = !stated.ofVariant && row === fileRows[0];
        const [typed, kept] = [before, isOfProduct ? productValue : variantValue].map((text) =>
          JSON.stringify(attributeFromCell(attribute, stripFormulaGuard(text))),
        );
        return typed === kept ? [] : [`line ${row.line}, ${header}: “${before}” became ${kept}`];
      }
      if (name === columns.imagePosition) return [];
      if (
        name === columns.imageSrc &&
        exportedRows.some((other) => other[columns.imageSrc] === before)
      )
        return [];
      const after = (variantColumns.has(name) ? variant : exportedRows[0])?.[name] ?? '';
      return isSame(name, before, after)
        ? []
        : [`line ${row.line}, ${header}: “${before}” became “${after}”`];
    });
  });
}

/** Parses CSV into rows by header, as a spreadsheet does. */
export const parseCsv = (text: string): Record<string, string>[] =>
  z.parse(z.array(z.record(z.string(), z.string())), parse(text, { bom: true, columns: true }));
