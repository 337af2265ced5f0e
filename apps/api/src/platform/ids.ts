import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock';

/** Creates ids of new rows: UUID version 7, which sort by creation time and cannot be guessed. */
export interface Ids {
  next(): string;
}

/**
 * Half of the sequence's 32 bits; the other half is left for further ids of the same millisecond.
 */
const FIRST_SEQUENCES = 2 ** 31;

export function randomIds(clock: Clock): Ids {
  let msecs = 0;
  let seq = 0;
  return {
    next() {
      const now = clock.now().getTime();
      // A clock that stops or goes back must not break the order.
      const isLater = now > msecs;
      seq = isLater ? randomInt(FIRST_SEQUENCES) : seq + 1;
      if (isLater) msecs = now;
      return v7({ msecs, seq });
    },
  };
}
