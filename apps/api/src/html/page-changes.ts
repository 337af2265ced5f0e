import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import type { Log } from '../platform/log';

const LOOK_EVERY_MS = 1_000;

interface PageChangesOptions {
  readonly db: Db;
  /** Called when another process changed what pages show. */
  readonly onChange: () => void;
  readonly log: Log;
  readonly every?: number;
}

export interface PageChanges {
  /** Tells the other processes of a change that was made here. */
  announce(): void;
  /** Whether it has looked once: changes are told from then on. */
  isFollowing(): boolean;
  stop(): void;
}

/**
 * Processes on one database tell each other that pages have changed, through a number that only goes up. Each looks at it once a
 * second: that goes through every pooler, needs no connection of its own, and misses nothing after a lost one.
 */
export function followPageChanges({
  db,
  onChange,
  log,
  every = LOOK_EVERY_MS,
}: PageChangesOptions): PageChanges {
  let seen: number | undefined;
  let isLooking = false;
  let isAway = false;

  const look = async (): Promise<void> => {
    const [row] = await db
      .select({ value: sql<string>`last_value + is_called::int` })
      .from(sql`page_changes`);
    const value = Number(row?.value ?? 0);
    if (seen !== undefined && value !== seen) onChange();
    seen = value;
  };

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .then(() => {
        isAway = false;
      })
      .catch((error: unknown) => {
        // What changed meanwhile is not known: a page made before may be out of date.
        seen = -1;
        if (!isAway) log.warn({ err: error }, 'changes of other processes cannot be seen');
        isAway = true;
      })
      .finally(() => {
        isLooking = false;
      });
  }, every);

  return {
    announce: () =>
      void db
        .execute(sql`select nextval('page_changes')`)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'other processes could not be told of a change'),
        ),
    isFollowing: () => seen !== undefined,
    stop: () => clearInterval(timer),
  };
}
