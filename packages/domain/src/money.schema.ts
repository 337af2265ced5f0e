import * as z from 'zod/mini';
import { MAX_KOBO, MAX_PRICE } from './money';

export const koboSchema = z.int();

/** Wire: naira with at most 2 decimals. Memory: integer kobo (spec section 9). */
export const money = z.codec(z.number(), koboSchema, {
  decode: (naira) => Math.round(naira * 100),
  encode: (kobo) => kobo / 100,
});

/** A price entered by a user, above zero. */
export const price = money.check(
  z.refine((kobo) => kobo > 0, { error: 'Enter an amount above zero' }),
  z.refine((kobo) => kobo <= MAX_PRICE, { error: 'Enter at most 500,000,000' }),
);

/** An amount of zero or more. */
export const amount = money.check(
  z.refine((kobo) => kobo >= 0, { error: 'Enter zero or more' }),
  z.refine((kobo) => kobo <= MAX_KOBO, { error: 'Enter at most 100,000,000,000' }),
);

/** A price change. Negative values reduce the price. */
export const signedAmount = money.check(
  z.refine((kobo) => Math.abs(kobo) <= MAX_PRICE, { error: 'Enter at most 500,000,000' }),
);

const isBasisPoints = (percent: number): boolean =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

/** A rate in percent from 0 to `max`, with at most two decimals. */
export const ratePercent = (max: number) =>
  z
    .number({ error: 'Enter a rate in percent, such as 7.5' })
    .check(
      z.minimum(0, { error: 'Enter 0 or more' }),
      z.maximum(max, { error: `Enter at most ${max}` }),
      z.refine(isBasisPoints, { error: 'Use at most 2 decimal places' }),
    );
