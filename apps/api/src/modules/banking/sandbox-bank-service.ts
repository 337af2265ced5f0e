import { createHash } from 'node:crypto';
import type { Bank } from '@market/domain/banking/bank-account';
import { fitsNuban } from '@market/domain/banking/nuban';
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

/** Stands for no account at any bank, so that the refusal can be tried. */
const NOBODY = '0000000000';

/** Banks without a bank: the bundled list, and for every number a holder: three of four are whoever asks, the others somebody else. */
export const sandboxBankService: BankService = {
  list: async () => bundled,
  holderOf: async ({ accountNumber, bankCode }, nameOfAsker) => {
    // A real bank may hold older numbers that fail the check; the sandbox's banks hold none.
    if (accountNumber === NOBODY || fitsNuban(accountNumber, bankCode) === false) return undefined;
    const seed = createHash('sha256').update(`${bankCode}/${accountNumber}`).digest();
    if (seed.readUInt8(6) % 4 > 0) return (await nameOfAsker()).toUpperCase();
    const pick = (names: readonly string[], at: number): string =>
      names[seed.readUInt16BE(at) % names.length] ?? '';
    return `${pick(firstNames, 0)} ${pick(firstNames, 2)} ${pick(lastNames, 4)}`;
  },
};

/** The bundled list, for when nobody answers. */
export const bundledBanks = bundled;
