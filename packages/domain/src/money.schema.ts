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
