import { createHash } from 'node:crypto';
import type { Bank } from '@market/domain/banking/bank-account';
import { isValidNuban } from '@market/domain/banking/nuban';
import banks from './banks.json' with { type: 'json' };
import type { BankService } from './bank-service';

const firstNames = [
  'ADAEZE',
  'AISHA',
  'AMINA',
  'BABATUNDE',
  'BOLANLE',
  'CHIDI',
  'CHINEDU',
  'EBERE',
  'EMEKA',
  'FATIMA',
  'FOLAKE',
  'HAUWA',
  'IBRAHIM',
  'IFEOMA',
  'KELECHI',
  'MUSA',
  'NGOZI',
  'OLUWASEUN',
  'SADE',
  'TUNDE',
  'UCHE',
  'YUSUF',
  'ZAINAB',
];
const lastNames = [
  'ABUBAKAR',
  'ADEYEMI',
  'AKPAN',
  'BALOGUN',
  'BELLO',
  'DANJUMA',
  'EFFIONG',
  'EZE',
  'IDOWU',
  'IGWE',
  'LAWAL',
  'MOHAMMED',
  'NWOSU',
  'OBI',
  'OGUNLEYE',
  'OJO',
  'OKAFOR',
  'OKEKE',
  'SANNI',
  'USMAN',
];

const bundled: readonly Bank[] = banks;

/** An account number that never exists, so that the error can be tried out. */
const UNKNOWN_ACCOUNT = '0000000000';

/**
 * A bank service for development, with the bundled list of banks. Three out of four valid account
 * numbers belong to the requester, and the others to made-up people.
 */
export const sandboxBankService: BankService = {
  list: async () => bundled,
  findHolder: async ({ accountNumber, bankCode }, requesterName) => {
    // Real banks may have older numbers with a wrong check digit; sandbox banks have none.
    if (accountNumber === UNKNOWN_ACCOUNT || isValidNuban(accountNumber, bankCode) === false)
      return undefined;
    const seed = createHash('sha256').update(`${bankCode}/${accountNumber}`).digest();
    if (seed.readUInt8(6) % 4 > 0) return (await requesterName()).toUpperCase();
    const pick = (names: readonly string[], at: number): string =>
      names[seed.readUInt16BE(at) % names.length] ?? '';
    return `${pick(firstNames, 0)} ${pick(firstNames, 2)} ${pick(lastNames, 4)}`;
  },
};

export const bundledBanks = bundled;
