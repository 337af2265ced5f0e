import { describe, expect, it } from 'vitest';
import { isKnownHolder } from './holder-name';

const known = {
  person: 'Ngozi Eze',
  businesses: ['Eze Power Technologies Limited', 'Helios Yard'],
};

describe('the name of an account’s holder', () => {
  it.each([
    'NGOZI EZE',
    'EZE NGOZI',
    'EZE, NGOZI ADAOBI',
    'Mrs. Ngozi Eze',
    'ENGR (MRS) EZE NGOZI',
    'NGỌZI ÉZE',
    'N. EZE',
    'EZE POWER TECHNOLOGIES LTD',
    'Eze Power Technology',
    'EZE POWER TECH LIMITED',
    'THE HELIOS YARD NIG LTD',
    'HELIOS YARD & CO',
  ])('knows %s', (holder) => {
    expect(isKnownHolder(holder, known)).toBe(true);
  });

  it.each([
    '',
    'NGOZI OBI',
    'ADAEZE EZE',
    'EZE',
    'NGOZI',
    'EZE POWER',
    'HELIOS YARD SOLAR',
    'LTD',
    'BABATUNDE LAWAL',
  ])('does not know %j', (holder) => {
    expect(isKnownHolder(holder, known)).toBe(false);
  });

  it('uses each word of the bank once', () => {
    expect(isKnownHolder('EZE OBI', { person: 'Eze Eze', businesses: [] })).toBe(false);
    expect(isKnownHolder('MUSA MUSA', { person: 'Musa Musa', businesses: [] })).toBe(true);
  });

  it('knows nobody by an empty name', () => {
    expect(isKnownHolder('NGOZI EZE', { person: '', businesses: ['', ' '] })).toBe(false);
  });
});
