import { expect, it } from 'vitest';
import { isLocalPath } from './local-path';

it.each(['/', '/checkout', '/checkout?buy=p1~v1~2&next=%2F%2Fx', '/orders#items'])(
  'isLocalPath accepts %j',
  (path) => {
    expect(isLocalPath(path)).toBe(true);
    expect(new URL(path, 'https://shop.example').host).toBe('shop.example');
  },
);

it.each([
  '',
  'checkout',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /checkout',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
])('isLocalPath rejects %j', (path) => {
  expect(isLocalPath(path)).toBe(false);
});
