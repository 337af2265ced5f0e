import { Client } from 'pg';
import { vi } from 'vitest';

/**
 * Counts the SQL statements that `work` sends to PostgreSQL, including the session lookup and the
 * statements that begin and end transactions.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
