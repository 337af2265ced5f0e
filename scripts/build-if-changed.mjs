import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root } from './tooling.mjs';

const marker = join(root, 'node_modules/.built');
const sources = ['apps', 'packages'];
const generated = new Set(['node_modules', 'dist', '.turbo', '.data', 'test-results']);
const results = [
  'api/dist/main.js',
  'storefront/dist/index.html',
  'merchant-console/dist/index.html',
  'admin-console/dist/index.html',
  'logistics/dist/index.html',
];

/**
 * Runs `build` when a source has changed since the last successful build. Turbo can detect changes
 * too, but takes ten seconds outside a git checkout.
 */
export async function buildIfChanged(build) {
  const current = await fingerprint();
  const isBuilt = results.every((path) => existsSync(join(root, 'apps', path)));
  if (isBuilt && (await readFile(marker, 'utf8').catch(() => '')) === current) return;
  await build();
  await writeFile(marker, current);
}

/**
 * A hash of the build's inputs: the names, sizes and modification times of the source files, and
 * the environment variables that the build reads.
 */
async function fingerprint() {
  const listed = await Promise.all(sources.map(listFiles));
  const files = [
    ...listed.flat(),
    join(root, 'pnpm-lock.yaml'),
    join(root, 'tsconfig.base.json'),
  ].sort();
  const states = await Promise.all(
    files.map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([states, settings]))
    .digest('hex');
}

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !path
          .slice(root.length)
          .split(sep)
          .some((part) => generated.has(part)),
    );
}
