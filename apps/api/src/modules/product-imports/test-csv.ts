import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** Parses CSV into rows by header, as a spreadsheet does. */
export const parseCsv = (text: string): Record<string, string>[] =>
  z.parse(z.array(z.record(z.string(), z.string())), parse(text, { bom: true, columns: true }));
