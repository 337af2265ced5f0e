import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { stripInjectedStyles } from '../vite/strip-injected-styles.mjs';

const library = createRequire(import.meta.url)
  .resolve('sonner')
  .replace(/\.js$/, '.mjs');

const transform = (code: string, id: string): string | undefined => {
  const hook = stripInjectedStyles().transform;
  if (typeof hook !== 'function') throw new Error('The plugin has no transform hook');
  const result: unknown = Reflect.apply(hook, undefined, [code, id]);
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : undefined;
};

describe('stripInjectedStyles', () => {
  it('takes the call that adds a style element out of the toast library', () => {
    const code = readFileSync(library, 'utf8');
    expect(code).toContain('__insertCSS("');
    expect(transform(code, library)).not.toContain('__insertCSS("');
  });

  it('leaves other modules alone', () => {
    expect(transform('__insertCSS("a{}");', '/app/main.js')).toBeUndefined();
  });

  it('fails the build when the library injects its styles in a way it does not know', () => {
    expect(() => transform('document.head.append(style)', library)).toThrow(/new way/);
  });
});
