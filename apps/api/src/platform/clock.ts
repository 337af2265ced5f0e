import { readFileSync } from 'node:fs';

/** The server's only source of time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when it is set, for tests and seeds. */
export function manualClock(
  start: Date,
): Clock & { set(to: Date): void; advance(milliseconds: number): void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (to) => {
      current = to.getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}

/**
 * The system time plus the milliseconds in a file. Tests against a real server move the clock by
 * writing this file (`CLOCK_FILE`).
 */
export const fileClock = (path: string): Clock => ({
  now: () => {
    const offset = Number(readOffset(path));
    return new Date(Date.now() + (Number.isFinite(offset) ? offset : 0));
  },
});

function readOffset(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '0';
  }
}

export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;
/** Whole seconds between two times, rounded down. */
export const secondsBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / 1000);
export const addMilliseconds = (from: Date, milliseconds: number): Date =>
  new Date(from.getTime() + milliseconds);
