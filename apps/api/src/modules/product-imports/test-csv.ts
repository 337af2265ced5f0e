import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** The rows of CSV by their headers, as a spreadsheet opens it. */
export const parseCsv = (text: string): Record<string, string>[] =>
  z.parse(z.array(z.record(z.string(), z.string())), parse(text, { bom: true, columns: true }));
