import type { ImportProblem } from '../product-import';

/** One row of a file. Cells are keyed by canonical column name; missing columns have no key. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Only the handle could be read, so the product is incomplete. */
  readonly isUnreadable?: boolean;
}

export type Severity = ImportProblem['severity'];

const MAX_LENGTH = 120;
export const truncate = (value: string): string =>
  value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH - 1)}…` : value;

/** Removes the apostrophe that protects a formula from spreadsheets. */
export const stripFormulaGuard = (text: string): string =>
  /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const GROUPED_NUMBER = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

const yesWords: ReadonlySet<string> = new Set(['true', 'yes', '1']);
const noWords: ReadonlySet<string> = new Set(['false', 'no', '0']);

/** Undefined unless the text is a plain number, with or without commas between thousands. */
export const parseNumber = (text: string): number | undefined =>
  PLAIN_NUMBER.test(text) || GROUPED_NUMBER.test(text)
    ? Number(text.replaceAll(',', ''))
    : undefined;

/** Undefined unless the text means yes or no. */
export function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return yesWords.has(word) ? true : noWords.has(word) ? false : undefined;
}

interface ReportOptions {
  readonly severity?: Severity;
  /** The part of the cell to report. Defaults to the whole cell. */
  readonly value?: string;
  readonly result?: string;
}

export type CellReader = ReturnType<typeof createCellReader>;

/**
 * Reads cells, collects problems, and tracks which cells were read so that unused ones can be
 * reported.
 */
export function createCellReader() {
  const problems: ImportProblem[] = [];
  const read = new Map<CsvRow, Set<string>>();

  const text = (row: CsvRow, column: string): string | undefined => {
    const known = read.get(row) ?? new Set();
    read.set(row, known.add(column));
    const cell = row.cells[column];
    return cell === undefined ? undefined : stripFormulaGuard(cell).trim();
  };
  const nonEmptyText = (row: CsvRow, column: string): string | undefined =>
    text(row, column) || undefined;

  const report = (
    row: CsvRow,
    column: string,
    message: string,
    { severity = 'error', value = text(row, column) ?? '', result }: ReportOptions = {},
  ): undefined => {
    problems.push({
      line: row.line,
      column,
      value: truncate(value),
      ...(result !== undefined && { result: truncate(result) }),
      severity,
      message,
    });
  };

  const number = (row: CsvRow, column: string): number | undefined => {
    const typed = nonEmptyText(row, column);
    if (typed === undefined) return undefined;
    return parseNumber(typed) ?? report(row, column, 'Enter a number, such as 1250.50');
  };

  return {
    problems,
    text,
    nonEmptyText,
    report,
    number,
    /** Naira. */
    money(row: CsvRow, column: string): number | undefined {
      const naira = number(row, column);
      if (naira === undefined) return undefined;
      if (Math.abs(Math.round(naira * 100) - naira * 100) > 1e-6)
        return report(row, column, 'Enter at most 2 decimal places');
      return naira;
    },
    units(row: CsvRow, column: string): number | undefined {
      const count = number(row, column);
      if (count === undefined) return undefined;
      if (!Number.isInteger(count)) return report(row, column, 'Enter a whole number');
      if (count >= 0) return count;
      report(row, column, 'Negative numbers are read as 0', { severity: 'changed', result: '0' });
      return 0;
    },
    /** Undefined when the cell is empty or invalid. An invalid one is reported. */
    flag(row: CsvRow, column: string): boolean | undefined {
      const typed = nonEmptyText(row, column);
      if (typed === undefined) return undefined;
      return (
        parseFlag(typed) ??
        report(row, column, 'Must be TRUE or FALSE: ignored', { severity: 'dropped' })
      );
    },
    wasRead: (row: CsvRow, column: string): boolean => read.get(row)?.has(column) ?? false,
  };
}
