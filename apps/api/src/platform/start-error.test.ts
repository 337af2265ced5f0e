import { expect, it } from 'vitest';
import { startErrorText } from './start-error';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  [
    'a full disk',
    withCode('ENOSPC: no space left on device, write', 'ENOSPC'),
    /^There is no space left on the disk\. Free some, or choose another DATA_DIR\. \(ENOSPC/,
  ],
  [
    'a full disk in another process',
    new Error(
      'The embedded database could not be created in /data: could not extend file: No space left on device',
    ),
    /^There is no space left on the disk\./,
  ],
  [
    'a file without write permission',
    withCode("EACCES: permission denied, open '/data/secret'", 'EACCES'),
    /^A file in the data directory cannot be written\. Change its permissions/,
  ],
  [
    'an unreachable database, for which Node has no message',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    /^The database does not respond\. Start it, or correct DATABASE_URL\.$/,
  ],
  [
    'an error with a message in plain words',
    withCode(
      'The data directory /x cannot be written (EACCES). Choose another DATA_DIR.',
      'EACCES',
    ),
    /^The data directory \/x/,
  ],
  ['any other error', new Error('Something odd'), /^Something odd$/],
])('the start error explains %s in one line', (_, error, line) => {
  expect(startErrorText(error)).toMatch(line);
  expect(startErrorText(error)).not.toContain('\n');
});
