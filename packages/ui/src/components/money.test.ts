import { describe, expect, it } from 'vitest';
import { compactMoneyText, moneyText, nairaFieldText, parseNaira } from './money';

describe('moneyText', () => {
  it.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [125000000, '₦1,250,000.00'],
    [9845050, '₦98,450.50'],
    [-1485000, '−₦14,850.00'],
  ])('writes %i kobo as %s', (kobo, text) => {
    expect(moneyText(kobo)).toBe(text);
  });
});

describe('parseNaira', () => {
  it.each([
    ['1,250,000', 125000000],
    ['0.1', 10],
    ['.5', 50],
    ['₦ 2 000.50', 200050],
  ])('reads %s as %i kobo', (text, kobo) => {
    expect(parseNaira(text)).toEqual({ value: kobo });
  });

  it('parses an empty text as no amount', () => {
    expect(parseNaira(' ')).toEqual({ value: null });
  });

  it.each(['.', 'ten', '1.2.3', '-4', '19.999', '99999999999999999'])('rejects "%s"', (text) => {
    expect(parseNaira(text)).toEqual({ value: NaN, problem: expect.stringMatching(/^Enter /) });
  });

  it('parses what the field shows, to the kobo', () => {
    for (const kobo of [0, 1, 99, 100, 123456789, 4199900011])
      expect(parseNaira(nairaFieldText(kobo))).toEqual({ value: kobo });
  });
});

it('formats compact money for axes', () => {
  expect([4820000000, 1850000, 95000, 0, -120000000000].map(compactMoneyText)).toEqual([
    '₦48.2m',
    '₦18.5k',
    '₦950',
    '₦0',
    '−₦1.2bn',
  ]);
});
