import { createHash } from 'node:crypto';

/** Banks with the codes that start a payment on a phone. */
export const ussdBanks = [
  { code: '044', name: 'Access Bank', prefix: '901' },
  { code: '050', name: 'Ecobank', prefix: '326' },
  { code: '070', name: 'Fidelity Bank', prefix: '770' },
  { code: '011', name: 'First Bank', prefix: '894' },
  { code: '214', name: 'FCMB', prefix: '329' },
  { code: '058', name: 'GTBank', prefix: '737' },
  { code: '221', name: 'Stanbic IBTC', prefix: '909' },
  { code: '232', name: 'Sterling Bank', prefix: '822' },
  { code: '033', name: 'UBA', prefix: '919' },
  { code: '035', name: 'Wema Bank', prefix: '945' },
  { code: '057', name: 'Zenith Bank', prefix: '966' },
] as const;

export type UssdBank = (typeof ussdBanks)[number];

export const ussdBank = (code: string | null): UssdBank | undefined =>
  ussdBanks.find((bank) => bank.code === code);

/** Returns the same digits for the same payment. */
const toDigits = (reference: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`)
    .toString()
    .slice(-length);

/** What the customer dials: `*737*000*4821#`. */
export const ussdCode = (reference: string, { prefix }: UssdBank): string =>
  `*${prefix}*000*${toDigits(reference, 4)}#`;

export const oneTimeAccount = (reference: string) => ({
  bank: 'Test Bank',
  number: `99${toDigits(reference, 8)}`,
});
