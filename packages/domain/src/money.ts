/** An amount of money in kobo (1 naira = 100 kobo), always an integer. */
export type Kobo = number;

/** Maximum of an entered or paid amount: 100 billion naira. */
export const MAX_KOBO = 10_000_000_000_000;

/**
 * Maximum price: 500 million naira. Even the total of the largest possible cart is then exact, in
 * kobo and in naira.
 */
export const MAX_PRICE = 50_000_000_000;

/** Rounds half away from zero to a whole kobo. */
export const roundKobo = (value: number): Kobo => Math.sign(value) * Math.round(Math.abs(value));

/** `percent` of an amount in kobo, rounded once. 7.5 means 7.5 %. */
export const percentOf = (kobo: Kobo, percent: number): Kobo => roundKobo((kobo * percent) / 100);

export const sumKobo = (amounts: Iterable<Kobo>): Kobo => {
  let total = 0;
  for (const each of amounts) total += each;
  return total;
};

const nairaFormat = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `125000000` becomes `₦1,250,000.00`. Negative amounts have a minus sign (U+2212). */
export const formatKobo = (kobo: Kobo): string =>
  `${kobo < 0 ? '−' : ''}₦${nairaFormat.format(Math.abs(kobo) / 100)}`;
