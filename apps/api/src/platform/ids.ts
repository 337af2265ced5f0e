import { randomBytes } from 'node:crypto';
import type { Clock } from './clock';

/** Makes the ids of new rows: UUID version 7, so that they sort in the order in which they were made, and cannot be guessed. */
export interface Ids {
  next(): string;
}

/** 12 bits: so many ids can share a millisecond and still sort. */
const PER_MILLISECOND = 4096;

export const uuidV7 = (milliseconds: number, sequence: number, random: Uint8Array): string => {
  const bytes = Uint8Array.from(random.subarray(0, 16));
  let time = milliseconds;
  for (let i = 5; i >= 0; i -= 1) {
    bytes[i] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = 0x70 | (sequence >> 8);
  bytes[7] = sequence & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

export function randomIds(clock: Clock): Ids {
  let time = 0;
  let sequence = 0;
  return {
    next() {
      const now = clock.now().getTime();
      // A clock that stands still or goes back must not break the order.
      const isLater = now > time;
      sequence = isLater ? 0 : sequence + 1;
      if (isLater) time = now;
      if (sequence === PER_MILLISECOND) {
        time += 1;
        sequence = 0;
      }
      return uuidV7(time, sequence, randomBytes(16));
    },
  };
}
