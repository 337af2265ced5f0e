import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { basePolicy } from './content-policy';

it('the content security policy allows the style element that the installed toast library adds', () => {
  const fromUi = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
  const library = readFileSync(fromUi.resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8');
  const literal = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1] ?? '';
  const styles = z.string().parse(JSON.parse(literal));
  const hashes = ['', styles].map((text) => createHash('sha256').update(text).digest('base64'));
  expect(basePolicy(undefined)['style-src']).toEqual([
    "'self'",
    ...hashes.map((hash) => `'sha256-${hash}'`),
  ]);
});
