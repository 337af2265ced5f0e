const texts: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left on the disk. Free some, or choose another DATA_DIR.',
  EDQUOT:
    'There is no space left on the disk for this user. Free some, or choose another DATA_DIR.',
  EACCES:
    'A file in the data directory cannot be written. Change its permissions, or choose another DATA_DIR.',
  EPERM:
    'A file in the data directory cannot be written. Change its permissions, or choose another DATA_DIR.',
  EROFS: 'The data directory is on a disk that cannot be written. Choose another DATA_DIR.',
  ECONNREFUSED: 'The database does not respond. Start it, or correct DATABASE_URL.',
  ENOTFOUND: 'The host of the database was not found. Correct DATABASE_URL.',
};

const findCode = (text: string): string | undefined =>
  Object.keys(texts).find((code) => text.includes(code)) ??
  (/no space left on device/i.test(text) ? 'ENOSPC' : undefined);

/** Explains in one line why the server did not start, and what to do. */
export function startErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code =
    'code' in error && typeof error.code === 'string' && error.code in texts
      ? error.code
      : findCode(error.message);
  // Our own messages already name the directory.
  const isOurs = /DATA_DIR|PORT/.test(error.message);
  const advice = code === undefined || isOurs ? undefined : texts[code];
  if (advice !== undefined) return error.message === '' ? advice : `${advice} (${error.message})`;
  return error.cause === undefined || error.message !== ''
    ? error.message
    : startErrorText(error.cause);
}
