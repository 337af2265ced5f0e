import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sheetLink = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/;

/** The path of a built app's style sheet; undefined where the app is not built. */
export async function builtSheet(folder: string): Promise<string | undefined> {
  return sheetLink.exec(await readFile(join(folder, 'index.html'), 'utf8').catch(() => ''))?.[1];
}
