import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Creates the folder for the temporary files of this process and of those it starts, and deletes it
 * at the end. It is in memory on Linux when there is room: each of 150 test files copies a database
 * of a thousand small files, which costs ten times as much CPU time on a disk.
 */
export function useTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'market-test-'));
  // PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Containers often have a small folder in memory, or one that programs cannot be run from. */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    const [, , , options = ''] =
      readFileSync('/proc/mounts', 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .find(([, path]) => path === memoryFolder) ?? [];
    return (
      bavail * bsize > 4 * gigabyte &&
      freemem() > 8 * gigabyte &&
      !options.split(',').includes('noexec')
    );
  } catch {
    return false;
  }
}
