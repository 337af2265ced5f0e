import { describe, expect, it } from 'vitest';
import { nairaFieldText, parseNaira } from './naira-text';

describe('parseNaira', () => {
  it.each([
    ['1,250,000', 125000000],
    ['0.1', 10],
    ['.5', 50],
    ['₦ 2 000.50', 200050],
  ])('reads %s as %i kobo', (text, kobo) => {
    expect(parseNaira(text)).toEqual({ value: kobo });
  });

  it('parses empty text as no amount', () => {
    expect(parseNaira(' ')).toEqual({ value: null });
  });

  it.each(['.', 'ten', '1.2.3', '-4', '19.999', '99999999999999999'])('rejects "%s"', (text) => {
    expect(parseNaira(text)).toEqual({ value: NaN, problem: expect.stringMatching(/^Enter /) });
  });

  it('parses every amount that the field shows back to the same kobo', () => {
    for (const kobo of [0, 1, 99, 100, 123456789, 4199900011])
      expect(parseNaira(nairaFieldText(kobo))).toEqual({ value: kobo });
  });
});
