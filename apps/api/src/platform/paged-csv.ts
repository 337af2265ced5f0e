import { csvLine, UTF8_MARK, type CsvCell } from '@market/domain/csv';

/** A column of a CSV file: its header, and how a row fills it. */
export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => CsvCell];

/** Converts an amount in kobo to naira. */
export const nairaCell = (kobo: number): number => kobo / 100;

/** The default number of rows per page. Only one page is in memory at a time. */
const PAGE_SIZE = 500;

/** All rows of a list as CSV, page by page. */
export async function* pagedCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (part: { limit: number; offset: number }) => Promise<readonly Row[]>,
  page = PAGE_SIZE,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  for (let offset = 0; ; offset += page) {
    const rows = await read({ limit: page, offset });
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    if (rows.length < page) return;
  }
}
