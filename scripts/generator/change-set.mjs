import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fail } from './names.mjs';

/** The same limit as `max-lines` in scripts/lint/bans.js. */
const MAX_LINES = 250;

/**
 * New and changed files below `root`. They stay in memory until `commit`, so that a failed command
 * leaves nothing behind. Paths are relative to `root`.
 */
export function changeSet(root) {
  const files = new Map();
  const absolute = (path) => join(root, path);
  const exists = (path) => files.has(path) || existsSync(absolute(path));

  async function read(path) {
    if (!exists(path)) fail(`${path} does not exist.`);
    if (!files.has(path)) {
      const text = await readFile(absolute(path), 'utf8');
      files.set(path, { before: text, text });
    }
    return files.get(path).text;
  }

  return {
    exists,
    read,

    create(path, text) {
      if (exists(path)) fail(`${path} already exists.`);
      files.set(path, { text });
    },

    async edit(path, change) {
      const text = change(await read(path));
      files.set(path, { ...files.get(path), text });
    },

    /**
     * Formats and writes all files. Returns the paths of the new and of the changed files. Throws
     * and writes nothing when a file would be too long.
     */
    async commit() {
      const changed = [...files].filter(([, { before, text }]) => before !== text);
      const formatted = await Promise.all(
        changed.map(async ([path, { before, text }]) => {
          const config = await resolveConfig(absolute(path));
          const once = await format(text, { ...config, filepath: absolute(path) });
          // Prettier's output is stable only after a second run.
          const result = await format(once, { ...config, filepath: absolute(path) });
          if (result.split('\n').length - 1 > MAX_LINES && !path.includes('.test.'))
            fail(`${path} would have more than ${MAX_LINES} lines. Split it first.`);
          return { path, before, text: result };
        }),
      );
      await writeAll(root, formatted);
      return {
        created: formatted.filter(({ before }) => before === undefined).map(({ path }) => path),
        edited: formatted.filter(({ before }) => before !== undefined).map(({ path }) => path),
      };
    },
  };
}

/** Writes all files, or restores those already written and throws. */
async function writeAll(root, files) {
  const written = [];
  try {
    for (const file of files) {
      const path = join(root, file.path);
      await mkdir(dirname(path), { recursive: true });
      written.push(file);
      await writeFile(path, file.text);
    }
  } catch (error) {
    for (const { path, before } of written)
      await (before === undefined
        ? rm(join(root, path), { force: true })
        : writeFile(join(root, path), before));
    throw error;
  }
}
