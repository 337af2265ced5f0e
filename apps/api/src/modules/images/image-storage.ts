import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Storage of image files. File names are made by the server: `<id>/master.webp`, `<id>/640.avif`.
 */
export interface ImageStorage {
  /** Returns undefined when the file does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, content: Buffer): Promise<void>;
  /** Does nothing when the file does not exist. */
  remove(name: string): Promise<void>;
}

/** Writes are atomic. */
export const diskStorage = (folder: string): ImageStorage => ({
  async read(name) {
    try {
      return await readFile(join(folder, name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  },
  async write(name, content) {
    const path = join(folder, name);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

export function memoryStorage(): ImageStorage {
  const files = new Map<string, Buffer>();
  return {
    read: async (name) => files.get(name),
    write: async (name, content) => {
      files.set(name, content);
    },
    remove: async (name) => {
      files.delete(name);
    },
  };
}
