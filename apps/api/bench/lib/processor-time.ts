import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts the time of ended processes in hundredths of a second. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;

interface ProcessStat {
  readonly parent: number;
  /** Milliseconds, including ended child processes. */
  readonly used: number;
}

/**
 * Milliseconds of processor time of a process's threads. Exact to the nanosecond, so that a few
 * short requests can be measured.
 */
const threadTime = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) =>
      Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
    )
    .reduce((sum, ns) => sum + ns, 0) / NS_PER_MS;

function readStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process's name is in brackets and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ended = fields.slice(13, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
    return { parent, used: threadTime(pid) + ended };
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor time of a process and its children. */
export function processorTime(pid: number): number {
  const own = readStat(pid)?.used ?? 0;
  const children = readdirSync('/proc')
    .map(Number)
    .flatMap((each) => (Number.isInteger(each) ? (readStat(each) ?? []) : []));
  return children.filter(({ parent }) => parent === pid).reduce((sum, { used }) => sum + used, own);
}

export const findParent = (pid: number): number => readStat(pid)?.parent ?? 0;
