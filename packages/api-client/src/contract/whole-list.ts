import * as z from 'zod/mini';
import { pageOf } from '@market/domain/paging';

/**
 * A list without pages: `{ rows, count }` on the wire like every other list, and an array in
 * memory, because its count is its length.
 */
export function wholeList<S extends z.core.$ZodType>(
  row: S,
): z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniType<z.output<S>[]>> {
  return z.codec(pageOf(row), z.any(), {
    decode: ({ rows }) => rows,
    encode: (rows: z.output<S>[]) => ({ rows, count: rows.length }),
  });
}
