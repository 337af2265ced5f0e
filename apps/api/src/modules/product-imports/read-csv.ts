import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import * as z from 'zod/mini';
import { MAX_IMPORT_PRODUCTS } from '@market/domain/catalogue/product-import';
import { requiredColumns } from '@market/domain/catalogue/shopify/columns';
import { handleOf, type CsvRow } from '@market/domain/catalogue/shopify/read-product';
import { AppError, invalid } from '../../http/errors';

const MAX_COLUMNS = 200;
const MAX_RECORD_BYTES = 256 * 1024;
const CHUNK = 64 * 1024;

/** What the database cannot keep. */
const NUL = '\u0000';

/** Of csv-parse with `info`: a row, and the number of lines up to its end. */
const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

interface CsvFile {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

const refuse = (message: string): AppError => invalid('file', message);

/** Throws 422 when it is text of another encoding, or none. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refuse('Save the file as CSV in UTF-8 and upload it again');
  }
}

/** The sign that parts the first line, as some spreadsheets write semicolons or tabs. */
const delimiterOf = (text: string): string => {
  const [firstLine = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
};

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/** The rows of a CSV file with the lines on which they begin. Throws 422 on `file` when it is none, or not of products. */
export async function readCsv(content: Buffer): Promise<CsvFile> {
  const text = textOf(content).replaceAll(NUL, '');
  const parser = parse({ bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_records_with_empty_values: false, max_record_size: MAX_RECORD_BYTES });
  let headers: string[] | undefined;
  const rows: CsvRow[] = [];
  let nextLine = 1;
  try {
    for await (const read of Readable.from(piecesOf(text)).pipe(parser)) {
      const { record, info } = recordSchema.parse(read);
      const line = nextLine;
      nextLine = info.lines + 1;
      if (headers) {
        if (record.some((cell) => cell.trim() !== '')) rows.push({ line, cells: Object.fromEntries(headers.map((header, place) => [header, record[place] ?? ''])) });
      } else headers = headersOf(record);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse(`The file could not be read as CSV from line ${nextLine} on. Save it anew as CSV and upload it again`);
  }
  if (!headers || rows.length === 0) throw refuse('The file holds no products');
  return { headers, rows };
}

function headersOf(record: readonly string[]): string[] {
  const headers = record.map((header) => header.trim());
  if (headers.length > MAX_COLUMNS) throw refuse(`The file has more than ${MAX_COLUMNS} columns`);
  const missing = requiredColumns.filter((column) => !headers.includes(column));
  if (missing.length > 0) throw refuse(`This is no file in Shopify’s product format: it has no column ${missing.join(', ')}`);
  const repeated = headers.find((header, place) => header !== '' && headers.indexOf(header) !== place);
  if (repeated !== undefined) throw refuse(`The column ${repeated} stands there twice`);
  return headers;
}

/** The rows of each product, which need not stand together. A row without a handle stands alone. Throws 422 for too many. */
export function productsOf(rows: readonly CsvRow[]): [CsvRow, ...CsvRow[]][] {
  const byHandle = new Map<string, [CsvRow, ...CsvRow[]]>();
  for (const row of rows) {
    const handle = handleOf(row) || `\n${row.line}`;
    const known = byHandle.get(handle);
    if (known) known.push(row);
    else byHandle.set(handle, [row]);
  }
  if (byHandle.size > MAX_IMPORT_PRODUCTS) throw refuse(`The file holds ${byHandle.size} products. Split it into files of at most ${MAX_IMPORT_PRODUCTS}`);
  return [...byHandle.values()];
}
