import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { money } from '@market/domain/money.schema';
import { replyEncoder } from './reply-encoder';

const schema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      price: money,
      old: z.optional(money),
      was: z.nullable(money),
      kind: z.enum(['a', 'b']),
      options: z.record(z.string(), z.string()),
      either: z.union([z.string(), money]),
    }),
  ),
  count: z.int(),
  seen: z.boolean(),
});
const row = {
  id: '1',
  price: 12_345,
  was: null,
  kind: 'a',
  options: { Capacity: '5 kVA' },
  either: 250,
};
const reply = { rows: [row, { ...row, old: 100, was: 7, either: 'x' }], count: 2, seen: true };

it('the reply encoder encodes values as the schema does, and drops fields that are not in the schema', () => {
  const encoded = JSON.stringify(replyEncoder(schema, 'voltmart')({ ...reply, secret: 1 }));
  expect(JSON.parse(encoded)).toEqual(
    JSON.parse(JSON.stringify(z.encode(schema, reply as z.output<typeof schema>))),
  );
  expect(encoded).toContain('"price":123.45');
});

it.each([
  ['a missing field', { ...reply, count: undefined }],
  ['a text where an amount should be', { ...reply, rows: [{ ...row, price: '5' }] }],
  ['an unknown kind', { ...reply, rows: [{ ...row, kind: 'c' }] }],
  ['rows that are not a list', { ...reply, rows: {} }],
])('the reply encoder rejects %s', (_, wrong) => {
  expect(() => replyEncoder(schema, 'voltmart')(wrong)).toThrow(TypeError);
});

it('the reply encoder writes the platform’s name into field names', () => {
  const encode = replyEncoder(z.object({ 'assignedTo{platform}': z.boolean() }), 'volt-mart');
  expect(encode({ 'assignedTo{platform}': true })).toEqual({ assignedToVoltMart: true });
});
