import { roundKobo, type Kobo } from '@market/domain/money';

type CardOutcome = { readonly paid: true; readonly isDisputed?: boolean } | { readonly paid: false; readonly reason: string };

/** Cards that the sandbox knows, with what becomes of them. */
export const testCards = [
  { number: '4084084084084081', label: 'Succeeds', outcome: { paid: true } },
  { number: '4084080000005408', label: 'Declined: insufficient funds', outcome: { paid: false, reason: 'Declined: insufficient funds. Use another card.' } },
  { number: '4084080000000409', label: 'Succeeds, and is disputed a minute later', outcome: { paid: true, isDisputed: true } },
  { number: '4084084084084099', label: 'The bank does not answer', outcome: { paid: false, reason: 'Your bank did not answer in time. No money was taken. Try again or use another card.' } },
] as const satisfies readonly { number: string; label: string; outcome: CardOutcome }[];

export const outcomeOf = (number: string): CardOutcome => testCards.find((card) => card.number === number)?.outcome ?? { paid: false, reason: 'Declined: this page takes test cards only. Use one of the cards below.' };

/** Card number with its digits in fours. */
export const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const FEE_FREE_BELOW: Kobo = 250_000;
const FLAT_FEE: Kobo = 10_000;
const HIGHEST_FEE: Kobo = 200_000;

/** A fee like those of local cards: 1.5 % and ₦100 (waived below ₦2,500), at most ₦2,000. */
export const sandboxFee = (amount: Kobo): Kobo => Math.min(HIGHEST_FEE, roundKobo(amount * 0.015) + (amount < FEE_FREE_BELOW ? 0 : FLAT_FEE));
