import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/**
 * Counts the SQL statements that `work` sends to the embedded database, including the session
 * lookup and the statements that begin and end transactions.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let inside = 0;
  const query = vi.spyOn(PGlite.prototype, 'query');
  const begin = PGlite.prototype.transaction;
  const transaction = vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(function (
    this: PGlite,
    run,
  ) {
    inside += 2;
    return begin.call(this, (open) => {
      const { query: ask } = open;
      open.query = (...statement) => {
        inside += 1;
        return ask(...statement);
      };
      return run(open);
    });
  });
  try {
    await work();
    return query.mock.calls.length + inside;
  } finally {
    query.mockRestore();
    transaction.mockRestore();
  }
}
