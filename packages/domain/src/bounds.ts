import * as z from 'zod/mini';

/** The id of a record in a request. An id that matches nothing is a 404, not a 422. */
export const recordIdSchema = z.string().check(z.maxLength(64));

/** The id of a choice in a form. `error` is shown when nothing is chosen. */
export const requiredChoiceSchema = (error: string) =>
  z.string().check(z.minLength(1, { error }), z.maxLength(64));

/** A serial number from the database, such as the id of a status or a theme. */
export const serialNumberSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export const zeroOrMore = () => z.minimum(0, { error: 'Enter zero or more' });

/** Maximum for a number. The error message states it with its unit. */
export const atMost = (most: number, unit?: string) =>
  z.maximum(most, {
    error: ['Enter at most', most.toLocaleString('en-NG'), unit].filter(Boolean).join(' '),
  });

/** Maximum stock of one variant. */
export const MAX_UNITS = 1_000_000;

export const stockUnitsSchema = z.int().check(zeroOrMore(), atMost(MAX_UNITS));
