import {
  MAX_IMPORT_PRODUCTS,
  type ColumnUse,
  type ImportProblem,
} from '@market/domain/catalogue/product-import';
import { truncate, type CsvRow } from '@market/domain/catalogue/shopify/cells';
import {
  columnUses,
  canonicalHeaders,
  columns,
  requiredColumns,
} from '@market/domain/catalogue/shopify/columns';
import { readHandle } from '@market/domain/catalogue/shopify/read-product';
import { invalid, type AppError } from '../../platform/errors';
import { csvRecords } from './csv-records';
import { decodeLines, type TextLine } from './decode-lines';

const MAX_COLUMNS = 500;
const MAX_ROWS = 50_000;
/** A file with more unreadable lines is rejected, because it is probably not a CSV file. */
const MAX_BAD_LINES = 500;

interface ReadOptions {
  readonly shownRows?: number;
  /** The attributes of all categories, by `attributeKey`. */
  readonly attributes?: ReadonlySet<string>;
}

interface CsvFile {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly firstRows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly columns: readonly ColumnUse[];
  /** Problems with lines, and values in unused columns. */
  readonly problems: readonly ImportProblem[];
}

const invalidFile = (message: string): AppError => invalid('file', message);

/** The delimiter of the header: some spreadsheets write semicolons or tabs. */
const findDelimiter = (header: string): string => {
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Parses a CSV file. An unreadable line does not affect other lines. Throws 422 on `file` when it
 * is not a CSV file of products.
 */
export async function readCsv(
  content: Buffer,
  { shownRows = 0, attributes = new Set() }: ReadOptions = {},
): Promise<CsvFile> {
  const lines = decodeLines(content).map((line, index) =>
    index === 0 ? { ...line, text: line.text.replace(/^\uFEFF/, '') } : line,
  );
  const delimiter = findDelimiter(lines.find(({ text }) => text.trim() !== '')?.text ?? '');
  const problems = encodingProblems(lines);
  const rows: CsvRow[] = [];
  const firstRows: { line: number; cells: readonly string[] }[] = [];
  const unreadable: CsvRow[] = [];
  const refuseLine = (line: number, message: string) => {
    const text = lines[line - 1]?.text ?? '';
    if (text.trim() === '') return;
    problems.push({ line, value: truncate(text), severity: 'error', message });
    unreadable.push({
      line,
      cells: { [columns.handle]: (text.split(delimiter, 1)[0] ?? '').replaceAll('"', '') },
      isUnreadable: true,
    });
    if (problems.filter(({ severity }) => severity === 'error').length > MAX_BAD_LINES)
      throw invalidFile(
        `More than ${MAX_BAD_LINES} lines could not be read as CSV. Save the file as CSV again and upload it.`,
      );
  };
  let file:
    | {
        headers: string[];
        names: (string | undefined)[];
        lastRequired: number;
        values: number[];
        first: string[];
      }
    | undefined;

  for await (const record of csvRecords(
    lines.map(({ text }) => text),
    { delimiter, isComplete: (cells) => !file || cells.length === file.headers.length },
  )) {
    if ('reason' in record) {
      if (!file) throw invalidFile(`The column names could not be read. ${record.reason}`);
      refuseLine(record.line, record.reason);
      continue;
    }
    const { line, cells } = record;
    if (isBlank(cells)) continue;
    if (!file) {
      const headers = toHeaders(cells);
      const names = canonicalHeaders(headers, attributes);
      assertRequired(names);
      file = {
        headers,
        names,
        lastRequired: Math.max(...requiredColumns.map((column) => names.indexOf(column))),
        values: headers.map(() => 0),
        first: headers.map(() => ''),
      };
      continue;
    }
    const { headers, names, values, first } = file;
    if (cells.slice(headers.length).some((cell) => cell.trim() !== '')) {
      refuseLine(
        line,
        `The line has ${cells.length} values for ${headers.length} columns, so it is left out`,
      );
      continue;
    }
    if (cells.length <= file.lastRequired) {
      refuseLine(
        line,
        `The line has only ${cells.length} values for ${headers.length} columns, so it is left out`,
      );
      continue;
    }
    if (cells.length < headers.length)
      problems.push({
        line,
        value: truncate(cells.join(delimiter)),
        result: `${cells.length} of ${headers.length} values`,
        severity: 'changed',
        message: 'The line is too short: the values missing at its end are read as empty',
      });
    headers.forEach((_, index) => {
      const cell = cells[index]?.trim() ?? '';
      if (cell === '') return;
      values[index] = (values[index] ?? 0) + 1;
      first[index] ||= cell;
    });
    if (firstRows.length < shownRows) firstRows.push({ line, cells });
    rows.push({
      line,
      cells: Object.fromEntries(
        names.flatMap((name, index): [string, string][] =>
          name === undefined ? [] : [[name, cells[index] ?? '']],
        ),
      ),
    });
    if (rows.length > MAX_ROWS)
      throw invalidFile(`The file has more than ${MAX_ROWS} lines. Split it into smaller files.`);
  }
  const [bad] = problems.filter(({ severity }) => severity === 'error');
  if (!file || rows.length === 0)
    throw invalidFile(
      bad
        ? `The file has no products. Line ${bad.line}: ${bad.message}`
        : 'The file has no products',
    );
  const uses = columnUses(file.headers, file.names, file.values);
  const handles = new Set(rows.map(readHandle));
  rows.push(...unreadable.filter((row) => handles.has(readHandle(row))));
  return {
    headers: file.headers,
    rows,
    firstRows,
    columns: uses,
    problems: [...listUnusedColumns(uses, file.first), ...problems],
  };
}

const encodingProblems = (lines: readonly TextLine[]): ImportProblem[] =>
  lines.flatMap(({ text, encoding }, index) =>
    encoding === undefined
      ? []
      : [
          {
            line: index + 1,
            value: '',
            result: truncate(text),
            severity: 'changed',
            message: `The line is not in UTF-8: it is read as ${encoding}. Check letters with accents.`,
          },
        ],
  );

/** Reports unused columns at the line of the headers, unless they are empty. */
const listUnusedColumns = (uses: readonly ColumnUse[], first: readonly string[]): ImportProblem[] =>
  uses.flatMap(({ header, use, values }, index) =>
    use !== 'unused' || values === 0
      ? []
      : [
          {
            line: 1,
            column: header || `Column ${index + 1}`,
            value: truncate(first[index] ?? ''),
            severity: 'dropped',
            message: `The column is not used: ${values} ${values === 1 ? 'value is' : 'values are'} left out`,
          },
        ],
  );

function toHeaders(record: readonly string[]): string[] {
  const headers = record.map((header) => header.trim());
  if (headers.length > MAX_COLUMNS)
    throw invalidFile(`The file has more than ${MAX_COLUMNS} columns`);
  return headers;
}

function assertRequired(names: readonly (string | undefined)[]): void {
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw invalidFile(
      `This file is not in Shopify’s product format. Missing columns: ${missing.join(', ')}`,
    );
}

/**
 * Groups the rows of each product, which need not be adjacent. A row without a handle is a product
 * of its own. Throws 422 for too many products.
 */
export function groupByProduct(rows: readonly CsvRow[]): [CsvRow, ...CsvRow[]][] {
  const byHandle = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const handle = readHandle(row) || `\n${row.line}`;
    const existing = byHandle.get(handle);
    if (existing) existing.push(row);
    else byHandle.set(handle, [row]);
  }
  if (byHandle.size > MAX_IMPORT_PRODUCTS)
    throw invalidFile(
      `The file has ${byHandle.size} products. Split it into files of at most ${MAX_IMPORT_PRODUCTS}.`,
    );
  return [...byHandle.values()];
}
