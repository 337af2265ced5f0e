export type CsvCell = string | number;

/** What a spreadsheet would run as a formula begins with one of these. */
const RUNS = /^[=+\-@\t\r]/;

const cellText = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = RUNS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) that spreadsheets open as text, whatever people have typed into a name. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** Spreadsheets take a file for UTF-8 when it begins with this mark; without it ₦ and ọ are garbled. */
const UTF8_MARK = '\uFEFF';

/** Hands a CSV file to the browser's downloads. */
export function saveCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
