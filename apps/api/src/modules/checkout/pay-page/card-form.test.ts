import { expect, it } from 'vitest';
import { readCardForm } from './card-form';

const now = new Date('2026-11-25T10:00:00Z');
const card = { number: '4084 0840 8408 4081', expiry: '12/30', cvv: '408' };

it('the card form reads a card whose expiry month has not ended', () => {
  expect(readCardForm({ ...card, expiry: ' 11 / 26 ' }, now)).toEqual({
    number: '4084084084084081',
  });
});

it.each([
  ['nothing', undefined, {}],
  ['no fields', {}, {}],
  ['empty fields', { number: '', expiry: '', cvv: '' }, { number: '', expiry: '' }],
])('the card form explains what to enter when it gets %s', (_what, body, values) => {
  const { typed } = readCardForm(body, now);
  expect(typed?.values).toEqual(values);
});

it.each([
  ['number', '4084084084084082', 'That is not a card number. Check the digits.'],
  ['expiry', '13/30', 'Enter the month and year as MM/YY'],
  ['expiry', '10/26', 'This card has expired'],
  ['cvv', '40', 'Enter the 3 digits on the back'],
])('the card form refuses the %s %s', (field, value, message) => {
  const { typed } = readCardForm({ ...card, [field]: value }, now);
  expect(typed?.errors).toEqual({ [field]: message });
});
