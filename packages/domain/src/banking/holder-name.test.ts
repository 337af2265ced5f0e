import { describe, expect, it } from 'vitest';
import { matchesAccountHolder } from './holder-name';

const known = {
  person: 'Ngozi Eze',
  businesses: ['Eze Power Technologies Limited', 'Helios Yard'],
};

describe('matchesAccountHolder', () => {
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
  ])('accepts %s', (holder) => {
    expect(matchesAccountHolder(holder, known)).toBe(true);
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
  ])('rejects %j', (holder) => {
    expect(matchesAccountHolder(holder, known)).toBe(false);
  });

  it("matches each word of the bank's name only once", () => {
    expect(matchesAccountHolder('EZE OBI', { person: 'Eze Eze', businesses: [] })).toBe(false);
    expect(matchesAccountHolder('MUSA MUSA', { person: 'Musa Musa', businesses: [] })).toBe(true);
  });

  it('never matches an empty name', () => {
    expect(matchesAccountHolder('NGOZI EZE', { person: '', businesses: ['', ' '] })).toBe(false);
  });
});
