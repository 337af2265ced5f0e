import type { ColumnUse } from '../product-import';
import { canonicalHeaders, columns } from './columns';

const forCategory: ReadonlySet<string> = new Set([columns.type, columns.productCategory]);

/**
 * How each column of a file is used, in file order. `values` are the non-empty cells per column.
 */
export const columnUses = (headers: readonly string[], values: readonly number[]): ColumnUse[] =>
  canonicalHeaders(headers).map((name, place) => ({
    header: headers[place] ?? '',
    use: name === undefined ? 'unused' : forCategory.has(name) ? 'category' : 'kept',
    values: values[place] ?? 0,
  }));
