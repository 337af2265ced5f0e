import { expect, it } from 'vitest';
import { matchesOwnerName } from './account-name';

it.each([
  ['BELLO HAUWA A.', 'Hauwa Bello', true],
  ['COAL CITY SOLAR LTD', 'Coal City Solar', true],
  ['ADÉBÁYỌ̀ TUNDE', 'Tunde Adebayo', true],
  ['HAUWA BELLO', 'Hauwa Okafor', false],
  ['HAUWA BELLO', '', false],
])(
  'matchesOwnerName for the account name %s and the owner %s returns %s',
  (account, owner, same) => {
    expect(matchesOwnerName(account, owner)).toBe(same);
  },
);
