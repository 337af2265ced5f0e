import { describe, expect, it } from 'vitest';
import { compactMoneyText, moneyText } from './money';

describe('moneyText', () => {
  it.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [125000000, '₦1,250,000.00'],
    [9845050, '₦98,450.50'],
    [-1485000, '−₦14,850.00'],
  ])('formats %i kobo as %s', (kobo, text) => {
    expect(moneyText(kobo)).toBe(text);
  });
});

it('compactMoneyText shortens amounts for chart axes', () => {
  expect([4820000000, 1850000, 95000, 0, -120000000000].map(compactMoneyText)).toEqual([
    '₦48.2m',
    '₦18.5k',
    '₦950',
    '₦0',
    '−₦1.2bn',
  ]);
});
