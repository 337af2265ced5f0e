import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * `index.html` is left out because the server completes it per request. Fonts and images are
 * already compressed.
 */
const compressible = /\.(css|js|json|svg|txt|wasm|webmanifest|xml)$/;
const minSize = 1024;

/** Brotli at its best quality, which is slow. */
export function toBrotli(content: Buffer): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Writes `x.br` and `x.gz` beside every compressible asset above 1 KB, so that the server does not
 * have to compress it.
 */
export function precompress(): Plugin {
  return {
    name: 'market:precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir !== undefined) await compressFolder(dir);
      },
    },
  };
}

async function compressFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= minSize) return;
  const [brotli, zipped] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
