import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package, which holds the migrations, whether the code runs from `src` or
 * bundled from `dist`.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder "drizzle" with the migrations is missing.');
    folder = parent;
  }
  return folder;
}

export const migrationsFolder = (): string => join(packageRoot(), 'drizzle');
