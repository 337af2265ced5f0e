import type { Db } from '../../db/db';
import { tooMany } from '../../platform/errors';
import { after, minutes, type Clock } from '../../platform/clock';
import { countTry, forgetTries } from './throttles.repository';

interface Limit {
  /** Tries within one window. */
  readonly tries: number;
  /** Milliseconds; a window starts with its first try and is not prolonged by later ones. */
  readonly window: number;
}

const waitText = (milliseconds: number): string => {
  const left = Math.max(1, Math.ceil(milliseconds / minutes(1)));
  return left === 1 ? 'a minute' : `${left} minutes`;
};

/** Counts tries in the database, so that every process counts the same. Nothing is locked for ever. */
export const throttleService = ({ db, clock }: { db: Db; clock: Clock }) => {
  /** Counts before the work is done, so that tries side by side cannot slip through. */
  const count = async (key: string, { window }: Limit) => {
    const now = clock.now();
    const row = await countTry(db, { key, now, expired: after(now, -window) });
    return { used: row?.failures ?? 1, endsAt: after(row?.windowStartedAt ?? now, window) };
  };

  return {
    /** Uses up one try and says how many are left. Throws 429 with the time to wait when there was none. */
    async take(key: string, limit: Limit): Promise<number> {
      const { used, endsAt } = await count(key, limit);
      if (used > limit.tries)
        throw tooMany(
          `Too many tries. Wait ${waitText(endsAt.getTime() - clock.now().getTime())} and try again.`,
        );
      return limit.tries - used;
    },
    /** Uses up one try and says whether there was one, for work that is skipped in silence. */
    allows: async (key: string, limit: Limit): Promise<boolean> =>
      (await count(key, limit)).used <= limit.tries,
    /** All tries are there again. */
    clear: (key: string): Promise<void> => forgetTries(db, key),
  };
};

export type ThrottleService = ReturnType<typeof throttleService>;
