import { roundKobo, type Kobo } from '@market/domain/money';

type CardOutcome =
  | { readonly paid: true; readonly isDisputed?: boolean }
  | { readonly paid: false; readonly reason: string; readonly isSilent?: true };

export const testCards = [
  { number: '4084084084084081', label: 'Pays', tone: 'ok', outcome: { paid: true } },
  {
    number: '4084080000005408',
    label: 'Declined: not enough money',
    tone: 'bad',
    outcome: { paid: false, reason: 'There is not enough money on the card.' },
  },
  {
    number: '4084084084084099',
    label: 'Bank does not answer',
    tone: 'warn',
    outcome: { paid: false, reason: 'Your bank did not answer.', isSilent: true },
  },
  {
    number: '4084080000000409',
    label: 'Pays, and is disputed a minute later',
    tone: 'ok',
    outcome: { paid: true, isDisputed: true },
  },
  {
    number: '4111111111111111',
    label: 'Pays from abroad, with a higher fee at settlement',
    tone: 'ok',
    outcome: { paid: true },
  },
] as const satisfies readonly {
  number: string;
  label: string;
  tone: 'ok' | 'bad' | 'warn';
  outcome: CardOutcome;
}[];

export const findCardOutcome = (number: string): CardOutcome =>
  testCards.find((card) => card.number === number)?.outcome ?? {
    paid: false,
    reason: 'This page takes test cards only.',
  };

export const groupInFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const FEE_FREE_BELOW: Kobo = 250_000;
const FLAT_FEE: Kobo = 10_000;
const HIGHEST_FEE: Kobo = 200_000;

const FOREIGN_BIN = '411111';

/**
 * The fee that is deducted at settlement. Cards from abroad cost 3.9 % plus ₦100, without a limit.
 */
export const settledFee = (amount: Kobo, cardBin: string | null): Kobo =>
  cardBin === FOREIGN_BIN ? roundKobo(amount * 0.039) + FLAT_FEE : sandboxFee(amount);

/** The fee for local cards: 1.5 % plus ₦100 (waived below ₦2,500), at most ₦2,000. */
export const sandboxFee = (amount: Kobo): Kobo =>
  Math.min(HIGHEST_FEE, roundKobo(amount * 0.015) + (amount < FEE_FREE_BELOW ? 0 : FLAT_FEE));
