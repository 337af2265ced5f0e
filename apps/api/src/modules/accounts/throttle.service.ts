import type { Db } from '../../db/db';
import { tooManyRequests } from '../../platform/errors';
import { addMilliseconds, minutes, type Clock } from '../../platform/clock';
import { countAttempt, clearAttempts } from './throttles.repository';

interface Limit {
  readonly tries: number;
  /** Milliseconds. A window starts with the first attempt and is not extended by later ones. */
  readonly window: number;
}

const waitText = (milliseconds: number): string => {
  const remaining = Math.max(1, Math.ceil(milliseconds / minutes(1)));
  return remaining === 1 ? 'a minute' : `${remaining} minutes`;
};

/**
 * Counts attempts in the database, so that all processes share the count. Lockouts are never
 * permanent.
 */
export const throttleService = ({ db, clock }: { db: Db; clock: Clock }) => {
  /** Counts before the work is done, so that concurrent attempts are counted. */
  const count = async (key: string, { window }: Limit) => {
    const now = clock.now();
    const row = await countAttempt(db, { key, now, expired: addMilliseconds(now, -window) });
    return {
      used: row?.failures ?? 1,
      endsAt: addMilliseconds(row?.windowStartedAt ?? now, window),
    };
  };

  return {
    /**
     * Uses an attempt and returns how many are left. Throws 429 with the waiting time when none is
     * left.
     */
    async take(key: string, limit: Limit): Promise<number> {
      const { used, endsAt } = await count(key, limit);
      if (used > limit.tries)
        throw tooManyRequests(
          `Too many attempts. Wait ${waitText(endsAt.getTime() - clock.now().getTime())} and try again.`,
        );
      return limit.tries - used;
    },
    /** For work that is skipped silently when no attempt is left. */
    allows: async (key: string, limit: Limit): Promise<boolean> =>
      (await count(key, limit)).used <= limit.tries,
    clear: (key: string): Promise<void> => clearAttempts(db, key),
  };
};

export type ThrottleService = ReturnType<typeof throttleService>;
