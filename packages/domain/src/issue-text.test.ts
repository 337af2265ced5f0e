import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issueText } from './issue-text';

const textOf = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value, { error: issueText }).error?.issues[0]?.message;

it.each([
  [z.string(), undefined, 'Fill this in'],
  [z.string(), 7, 'Enter text'],
  [z.string().check(z.minLength(1)), '', 'Fill this in'],
  [z.string().check(z.minLength(16)), 'a', 'Use at least 16 characters'],
  [z.string().check(z.maxLength(1000)), 'a'.repeat(1001), 'Use at most 1,000 characters'],
  [z.string().check(z.regex(/^\d$/)), 'a', 'This is not in the right format'],
  [z.uuid(), 'a', 'Choose one from the list'],
  [z.int(), 1.5, 'Enter a whole number'],
  [z.int(), 1e300, 'Enter a smaller number'],
  [z.number(), 'a', 'Enter a number'],
  [z.number().check(z.maximum(100)), 101, 'Enter at most 100'],
  [z.number().check(z.minimum(0)), -1, 'Enter at least 0'],
  [z.number().check(z.gt(0)), 0, 'Enter more than 0'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Add at least one'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Enter at most 1 item'],
  [z.enum(['day', 'week']), 'year', 'Choose one of: day, week'],
  [z.literal('Nigeria'), 'Ghana', 'Must be Nigeria'],
  [z.iso.date(), 'soon', 'Enter a date as YYYY-MM-DD'],
  [
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]),
    { kind: 'c' },
    'This value cannot be read. Check it.',
  ],
  [z.object({}), 'a', 'This value cannot be read. Check it.'],
])('issueText replaces the default message with plain words: case %#', (schema, value, text) => {
  expect(textOf(schema, value)).toBe(text);
});
