import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';
import { unavailable } from '../platform/errors';

/**
 * `live`: the process answers. `ready`: it can serve requests. The server listens only after the
 * migrations, so `ready` only checks that the database answers.
 */
export function serveHealth(app: FastifyInstance, db: Db): void {
  const config = { open: 'for those who watch over the process' };
  app.get('/api/health/live', { config }, () => ({ success: true, message: 'OK', data: null }));
  app.get('/api/health/ready', { config }, async (request) => {
    try {
      await db.execute(sql`select 1`);
      return { success: true, message: 'OK', data: null };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw unavailable('The database does not respond.');
    }
  });
}
