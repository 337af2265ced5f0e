import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { leaveOut } from './leave-out';

const library =
  'function used() { return helper(1); }\nfunction make() { function submit(x) { return x * 2; } return submit; }\nfunction helper(n) { return n + 1; }';

it('empties the functions of a feature at any depth and leaves the others as they are', () => {
  const lean = leaveOut(library, [{ name: 'submitting', functions: ['submit'] }]);
  expect(lean).toContain('function used() { return helper(1); }');
  expect(lean).not.toContain('x * 2');
  expect(() => runInNewContext(`${lean}; make()(2)`)).toThrow('left out: submitting');
});

it('keeps what a function does when its feature is not used', () => {
  const lean = leaveOut(library, [{ name: 'helping', functions: ['helper'], instead: 'return 0' }]);
  expect(runInNewContext(`${lean}; used()`)).toBe(0);
});

it('stops a build whose library no longer has the function', () => {
  expect(() => leaveOut(library, [{ name: 'flying', functions: ['fly'] }])).toThrow(
    'no function fly ("flying")',
  );
});
