import { createHash, randomInt } from 'node:crypto';
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
      // A clock that stops or goes backwards must not break the order.
      const isLater = now > msecs;
      seq = isLater ? randomInt(FIRST_SEQUENCES) : seq + 1;
      if (isLater) msecs = now;
      return v7({ msecs, seq });
    },
  };
}

/** The same id for the same path, so that two processes that start together write the same rows. */
export function stableId(path: readonly string[]): string {
  const hex = createHash('sha256').update(path.join(' / ')).digest('hex');
  // UUID version 8 of RFC 9562: custom contents.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
