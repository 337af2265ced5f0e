import type { manualClock } from '../../platform/clock';

interface Happening {
  readonly at: Date;
  readonly happen: () => Promise<void>;
}

/**
 * Scheduled events of the demo marketplace, in chronological order. Events may schedule others;
 * none run after `end`.
 */
export interface Timeline {
  readonly end: Date;
  at(time: Date, happen: () => Promise<void>): void;
  /** Runs all events, each with the clock at its time. */
  play(): Promise<void>;
}

export function createTimeline(clock: ReturnType<typeof manualClock>, end: Date): Timeline {
  const ahead: Happening[] = [];
  return {
    end,
    at(at, happen) {
      if (at > end) return;
      const later = ahead.findLastIndex((other) => other.at <= at) + 1;
      ahead.splice(later, 0, { at, happen });
    },
    async play() {
      for (let next = ahead.shift(); next; next = ahead.shift()) {
        clock.set(next.at);
        await next.happen();
      }
      clock.set(end);
    },
  };
}
