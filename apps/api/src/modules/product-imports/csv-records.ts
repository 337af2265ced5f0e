import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';

/** The number of lines to parse before other work can run. */
const WINDOW = 500;
const MAX_RECORD_LINES = 4 * WINDOW;
const MAX_RECORD_SIZE = 256 * 1024;

export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly reason: string };

const UNCLOSED_QUOTE = 'CSV_QUOTE_NOT_CLOSED';

const messageByCode: Readonly<Record<string, string>> = {
  [UNCLOSED_QUOTE]: 'A quotation mark is not closed: the line is left out',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark is inside a value: the line is left out',
  INVALID_OPENING_QUOTE: 'A quotation mark is inside a value: the line is left out',
  CSV_MAX_RECORD_SIZE: 'The line is too long: it is left out',
};

const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

interface ParsedRecords {
  /** `end` is the number of lines up to the end of the record. */
  readonly records: readonly { readonly cells: readonly string[]; readonly end: number }[];
  /** Why the record after `records` could not be read. */
  readonly error: string | undefined;
}

function parseLines(lines: readonly string[], delimiter: string): ParsedRecords {
  const records: { cells: readonly string[]; end: number }[] = [];
  try {
    parse(lines.map((line) => `${line}\n`).join(''), {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      max_record_size: MAX_RECORD_SIZE,
      on_record: (cells: string[], { lines: end }) => {
        records.push({ cells, end });
      },
    });
    return { records, error: undefined };
  } catch (error) {
    return { records, error: getErrorCode(error) };
  }
}

/**
 * The records of a file. An unreadable line, or the first line of a multi-line record that
 * `isComplete` rejects, is reported alone, and parsing continues on the next line.
 */
export async function* csvRecords(
  lines: readonly string[],
  {
    delimiter,
    isComplete,
  }: { delimiter: string; isComplete: (cells: readonly string[]) => boolean },
): AsyncGenerator<CsvRecord> {
  let next = 0;
  let size = WINDOW;
  while (next < lines.length) {
    const from = next;
    const isLast = from + size >= lines.length;
    const { records, error } = parseLines(lines.slice(from, from + size), delimiter);
    let bad = error === UNCLOSED_QUOTE && !isLast && size < MAX_RECORD_LINES ? undefined : error;
    for (const { cells, end } of records) {
      if (from + end - next > 1 && !isComplete(cells)) {
        bad = UNCLOSED_QUOTE;
        break;
      }
      yield { line: next + 1, cells };
      next = from + end;
    }
    if (bad !== undefined) {
      yield {
        line: next + 1,
        reason: messageByCode[bad] ?? 'The line is not valid CSV: it is left out',
      };
      next += 1;
    }
    // A record that is longer than the window is parsed again with a larger one.
    size = next === from ? 2 * size : WINDOW;
    await setImmediate();
  }
}
