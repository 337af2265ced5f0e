import { hours } from './platform/clock';
import type { Log } from './platform/log';

/** A module's work that the server repeats, apart from requests and jobs. */
export interface PeriodicWork {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Whether it also runs when the server starts. */
  readonly isDueAtStart?: boolean;
  readonly run: () => Promise<unknown>;
}

/** The periodic work that a module returns. */
export interface PeriodicParts {
  readonly periodic?: readonly PeriodicWork[];
  /** Deletes what the module no longer needs. */
  readonly cleanUp?: () => Promise<unknown>;
}

const CLEAN_UP_EVERY_MS = hours(6);

const listWork = ({ periodic = [], cleanUp }: PeriodicParts): readonly PeriodicWork[] =>
  cleanUp
    ? [...periodic, { name: 'clean-up', everyMs: CLEAN_UP_EVERY_MS, run: cleanUp }]
    : periodic;

/**
 * Runs what is due at the start, and repeats everything until the returned function is called. A
 * failure is logged.
 */
export async function startPeriodicWork(
  modules: readonly PeriodicParts[],
  log: Log,
): Promise<() => void> {
  const work = modules.flatMap(listWork);
  const run = (work: PeriodicWork) =>
    work
      .run()
      .catch((error: unknown) =>
        log.error({ err: error, work: work.name }, 'periodic work failed'),
      );
  const timers = work.map((work) => setInterval(() => void run(work), work.everyMs));
  await Promise.all(work.filter(({ isDueAtStart }) => isDueAtStart).map(run));
  return () => timers.forEach((timer) => clearInterval(timer));
}
