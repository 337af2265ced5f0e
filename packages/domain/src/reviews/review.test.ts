import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reviewListQuerySchema, shortName } from './review';

it.each([
  [{ firstName: 'Amaka', lastName: 'obi' }, 'Amaka O.'],
  [{ firstName: 'Bọ́lá', lastName: 'Ọ́lá' }, 'Bọ́lá Ọ́.'],
  [{ firstName: 'Zainab', lastName: ' ' }, 'Zainab'],
])('a reviewer’s name %o is shortened to a first name and an initial', (person, name) => {
  expect(shortName(person)).toBe(name);
});

it('the star filter is parsed from the URL and rejects half stars', () => {
  expect(z.parse(reviewListQuerySchema, { stars: '4', of: 'store' })).toMatchObject({
    stars: 4,
    of: 'store',
    limit: 20,
  });
  expect(z.safeParse(reviewListQuerySchema, { stars: '4.5' }).success).toBe(false);
});
