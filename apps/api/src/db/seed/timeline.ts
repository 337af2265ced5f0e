import type { manualClock } from '../../platform/clock';

interface TimelineEvent {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

/**
 * Scheduled events of the demo marketplace, in chronological order. Events may schedule others;
 * none run after `end`.
 */
export interface Timeline {
  readonly end: Date;
  at(time: Date, run: () => Promise<void>): void;
  /** Runs all events, each with the clock set to its time. */
  play(): Promise<void>;
}

export function createTimeline(clock: ReturnType<typeof manualClock>, end: Date): Timeline {
  const events: TimelineEvent[] = [];
  return {
    end,
    at(at, run) {
      if (at > end) return;
      const position = events.findLastIndex((other) => other.at <= at) + 1;
      events.splice(position, 0, { at, run });
    },
    async play() {
      for (let next = events.shift(); next; next = events.shift()) {
        clock.set(next.at);
        await next.run();
      }
      clock.set(end);
    },
  };
}
