import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSearchFields } from './list-search-fields';
import { pageWindow, parseListSearch } from './list-search';
import { mergeSearch } from './merge-search';
import { path } from './paths';
import { redirectTarget, withRedirect } from './redirect-to';

describe('path', () => {
  it('returns a pattern for the router and an encoded URL for links', () => {
    const order = path('/orders/:id');
    expect(order.pattern).toBe('/orders/:id');
    expect(order.href({ id: 'a b' }, { tab: 'money', empty: undefined })).toBe(
      '/orders/a%20b?tab=money',
    );
    expect(path('/orders').href({ page: 2 })).toBe('/orders?page=2');
  });

  it('throws when a parameter is empty', () => {
    expect(() => path('/orders/:id/items').href({ id: '' })).toThrow('Missing ":id" param');
  });
});

describe('a list’s state in the URL', () => {
  const schema = z.object({
    ...listSearchFields,
    status: z.catch(z.optional(z.enum(['active', 'ended'])), undefined),
  });

  it('uses the default for each invalid field, and keeps the valid ones', () => {
    expect(
      parseListSearch(
        schema,
        new URLSearchParams('page=three&status=active&search=solar&size=5000'),
      ),
    ).toEqual({ page: 1, size: 20, status: 'active', search: 'solar' });
  });

  it('truncates a long search text without splitting a character, and ignores a blank one', () => {
    const parse = (search: string) =>
      parseListSearch(schema, new URLSearchParams({ search })).search;
    expect(parse(`  ${'solar '.repeat(50)}`)).toBe('solar '.repeat(17).slice(0, 100).trim());
    expect(parse(`${'a'.repeat(99)}☀🔋`)).toBe(`${'a'.repeat(99)}☀`);
    expect(parse(`${'a'.repeat(99)}🔋`)).toBe('a'.repeat(99));
    expect(parse('   ')).toBeUndefined();
  });

  it('returns to the first page when another parameter changes, and keeps unknown parameters', () => {
    const current = new URLSearchParams('page=4&status=active&ref=mail');
    expect(mergeSearch(current, { status: 'ended' }).toString()).toBe('status=ended&ref=mail');
    expect(mergeSearch(current, { page: 5 }).toString()).toBe('page=5&status=active&ref=mail');
    expect(mergeSearch(current, { status: undefined }).toString()).toBe('ref=mail');
  });

  it('converts pages in the URL to row offsets on the wire', () => {
    expect(pageWindow({ page: 3, size: 20 })).toEqual({ limit: 20, offset: 40 });
  });
});

describe('the redirect after sign-in', () => {
  it('returns to the original page with its query', () => {
    const signIn = new URL(withRedirect('/sign-in', '/orders?page=2'), 'http://x');
    expect(redirectTarget(signIn.searchParams, '/')).toBe('/orders?page=2');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('never leaves the app for %j', (target) => {
    expect(redirectTarget(new URLSearchParams({ redirectTo: target }), '/home')).toBe('/home');
  });
});
