import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/** How many SQL statements `work` sends to the embedded database, the look at the session included where there is one. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(PGlite.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
