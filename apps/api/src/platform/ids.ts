import { randomBytes } from 'node:crypto';
import type { Clock } from './clock';

/** Makes the ids of new rows: UUID version 7, so that they sort by time and cannot be guessed. */
export interface Ids {
  next(): string;
}

export const uuidV7 = (milliseconds: number, random: Uint8Array): string => {
  const bytes = Uint8Array.from(random.subarray(0, 16));
  let time = milliseconds;
  for (let i = 5; i >= 0; i -= 1) {
    bytes[i] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

export const randomIds = (clock: Clock): Ids => ({ next: () => uuidV7(clock.now().getTime(), randomBytes(16)) });
