import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** A holder on another machine counts as dead after this long without a heartbeat. */
const STALE_MS = 10_000;
const HEARTBEAT_MS = 2_000;
/**
 * Longer than another process needs between reading that the holder is dead and writing its own
 * lock.
 */
const SETTLE_MS = 250;

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Locks a data directory for this process: two embedded databases on one directory silently lose
 * committed rows. The lock of a dead process is taken over immediately. Throws a one-line error
 * when a running process holds it. Calls `onLost` if another process takes the lock anyway; the
 * caller must then stop immediately. Returns the release function.
 */
export async function lockDirectory(
  directory: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  const lockfilePath = join(directory, 'lock');
  const holderPath = join(directory, 'holder');
  const heldError = (holder: Holder | undefined) =>
    new Error(
      `Another process${holder ? ` (${holder.pid})` : ''} uses the data directory ${directory}. Stop it first, or choose another DATA_DIR.`,
    );

  const before = await readHolder(holderPath);
  const isTakeover = before !== undefined && isDead(before);
  if (isTakeover) await rmdir(lockfilePath).catch(() => undefined);
  const release = await lock(directory, {
    lockfilePath,
    update: HEARTBEAT_MS,
    stale: STALE_MS,
    onCompromised: onLost,
  }).catch((error: unknown) => {
    throw hasCode(error, 'ELOCKED') ? heldError(before) : error;
  });
  await writeFile(
    holderPath,
    JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder),
  );
  if (isTakeover) {
    await delay(SETTLE_MS);
    const now = await readHolder(holderPath);
    if (now?.pid !== process.pid) throw heldError(now);
  }
  return async () => {
    // A leftover claim would look like a dead holder, and the next process would have to wait.
    await rm(holderPath, { force: true });
    await release();
  };
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the holder's process has ended, as far as this machine knows. In a container, a dead
 * predecessor may have had our own process id.
 */
function isDead({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
