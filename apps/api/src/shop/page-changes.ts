import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import type { Log } from '../platform/log';

const POLL_EVERY_MS = 1_000;

interface PageChangesOptions {
  readonly db: Db;
  /** Called when another process changed the content of pages. */
  readonly onChange: () => void;
  readonly log: Log;
  readonly every?: number;
}

export interface PageChanges {
  /** Notifies other processes of a change by this process. */
  announce(): void;
  /** Whether the first poll is done: changes are reported from then on. */
  isFollowing(): boolean;
  stop(): void;
}

/**
 * Reports changes to pages by other processes on the same database. The processes share a counter,
 * which each polls once a second: this works through every connection pooler, needs no connection
 * of its own, and misses no change after a connection is lost.
 */
export function followPageChanges({
  db,
  onChange,
  log,
  every = POLL_EVERY_MS,
}: PageChangesOptions): PageChanges {
  let lastValue: number | undefined;
  let isPolling = false;
  let isDown = false;

  const poll = async (): Promise<void> => {
    const [row] = await db
      .select({ value: sql<string>`last_value + is_called::int` })
      .from(sql`page_changes`);
    const value = Number(row?.value ?? 0);
    if (lastValue !== undefined && value !== lastValue) onChange();
    lastValue = value;
  };

  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    poll()
      .then(() => {
        isDown = false;
      })
      .catch((error: unknown) => {
        // Changes may have been missed, so the next successful poll reports a change.
        lastValue = -1;
        if (!isDown) log.warn({ err: error }, 'cannot read the page changes of other processes');
        isDown = true;
      })
      .finally(() => {
        isPolling = false;
      });
  }, every);

  return {
    announce: () =>
      void db
        .execute(sql`select nextval('page_changes')`)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'cannot tell other processes of a page change'),
        ),
    isFollowing: () => lastValue !== undefined,
    stop: () => clearInterval(timer),
  };
}
