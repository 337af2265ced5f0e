export type CsvCell = string | number;

/** What a spreadsheet would run as a formula begins with one of these. */
const RUNS = /^[=+\-@\t\r\n]/;

const cellText = (cell: CsvCell): string =>
  typeof cell === 'number'
    ? String(cell)
    : `"${(RUNS.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** One row of CSV (RFC 4180): every text is quoted and opens as text, whatever people have typed into a name; numbers stay numbers. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(cellText).join(',')}\r\n`;

/** Spreadsheets take a file for UTF-8 when it begins with this mark; without it ₦ and ọ are garbled. */
export const UTF8_MARK = '\uFEFF';
