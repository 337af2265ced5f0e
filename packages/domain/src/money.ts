import * as z from 'zod/mini';

/** An amount of money: integer kobo (1 naira = 100 kobo). The only unit inside the product. */
export type Kobo = number;

/** Upper bound of what anybody enters or pays at once: 100 billion naira. */
export const MAX_KOBO = 10_000_000_000_000;

/** Upper bound of a price: 500 million naira. The fullest cart of such things comes to an amount that is still exact, in kobo and in naira. */
export const MAX_PRICE = 50_000_000_000;

/** Integer kobo as it lives in memory and in tables. */
export const koboSchema = z.int();

/** Wire: naira with at most 2 decimals. Memory: integer kobo (spec section 9). */
export const money = z.codec(z.number(), koboSchema, {
  decode: (naira) => Math.round(naira * 100),
  encode: (kobo) => kobo / 100,
});

/** A price that a person may type: more than zero. */
export const price = money.check(
  z.refine((kobo) => kobo > 0, { error: 'Enter an amount above zero' }),
  z.refine((kobo) => kobo <= MAX_PRICE, { error: 'Enter at most 500,000,000' }),
);

/** An amount that may be zero but not below. */
export const amount = money.check(
  z.refine((kobo) => kobo >= 0, { error: 'Enter zero or more' }),
  z.refine((kobo) => kobo <= MAX_KOBO, { error: 'Enter at most 100,000,000,000' }),
);

/** By how much a price changes; what lowers it is negative. */
export const amountMoreOrLess = money.check(
  z.refine((kobo) => Math.abs(kobo) <= MAX_PRICE, { error: 'Enter at most 500,000,000' }),
);

/** The one rounding rule: half away from zero, to a whole kobo. */
export const roundKobo = (value: number): Kobo => Math.sign(value) * Math.round(Math.abs(value));

/** `percent` of an amount in kobo, rounded once. 7.5 means 7.5 %. */
export const percentOf = (kobo: Kobo, percent: number): Kobo => roundKobo((kobo * percent) / 100);

/** A sum of amounts, kobo. */
export const sumKobo = (amounts: Iterable<Kobo>): Kobo => {
  let total = 0;
  for (const each of amounts) total += each;
  return total;
};

const naira = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `125000000` -> `₦1,250,000.00`. Negative amounts carry a true minus sign. */
export const formatKobo = (kobo: Kobo): string =>
  `${kobo < 0 ? '−' : ''}₦${naira.format(Math.abs(kobo) / 100)}`;
