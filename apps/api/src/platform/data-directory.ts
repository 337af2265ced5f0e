import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Creates the data directory if needed. Throws a one-line error when it is not writable. */
export async function prepareDataDirectory(directory: string): Promise<string> {
  const path = resolve(directory);
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    return path;
  } catch (error) {
    throw new Error(
      `The data directory ${path} cannot be written (${error instanceof Error ? error.message : String(error)}). Change its permissions, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * The installation's secret key: created at the first start and stored, so that its signatures stay
 * valid.
 */
export async function loadOrCreateSecret(directory: string): Promise<string> {
  const path = join(directory, 'secret');
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
