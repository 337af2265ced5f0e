import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db';
import { followPageChanges } from './page-changes';

/**
 * Returns a function that registers listeners for changes to the content of the shop's pages: those
 * by merchants and staff immediately, and those on other processes within a second or two. Changes
 * by shoppers, such as a sale of the last unit, are not reported, because pages are cached for half
 * a minute only. `shared` is the database of several processes.
 */
export function watchPageChanges(
  app: FastifyInstance,
  shared: Db | undefined,
): (listener: () => void) => void {
  const listeners = new Set<() => void>();
  const report = () => listeners.forEach((listener) => listener());
  const sharedChanges = shared && followPageChanges({ db: shared, onChange: report, log: app.log });
  app.addHook('onClose', async () => sharedChanges?.stop());
  app.addHook('onResponse', async ({ method, principal }) => {
    if (
      method === 'GET' ||
      method === 'HEAD' ||
      principal === undefined ||
      principal.role === 'customer'
    )
      return;
    report();
    sharedChanges?.announce();
  });
  return (listener) => void listeners.add(listener);
}
