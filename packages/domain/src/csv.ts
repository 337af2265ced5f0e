export type CsvCell = string | number;

/** Characters at the start of a cell that make spreadsheets run it as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

const cellText = (cell: CsvCell): string =>
  typeof cell === 'number'
    ? String(cell)
    : `"${(FORMULA_START.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/**
 * One line of CSV (RFC 4180). Texts are quoted and protected from being run as formulas. Numbers
 * stay numbers.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(cellText).join(',')}\r\n`;

/**
 * Byte order mark. Without it spreadsheets do not read the file as UTF-8, and ₦ and ọ are garbled.
 */
export const UTF8_MARK = '\uFEFF';
