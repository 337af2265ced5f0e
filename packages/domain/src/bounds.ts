import * as z from 'zod/mini';

/** The id of a record, as callers send it. One that is no id is found nowhere: 404, not 422. */
export const recordId = z.string().check(z.maxLength(64));

/** The same where somebody chooses: `error` says what to choose. */
export const chosenId = (error: string) =>
  z.string().check(z.minLength(1, { error }), z.maxLength(64));

/** A number that the database gave out: of a status, of a theme. */
export const serialNumber = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** Of a number: not below zero. */
export const zeroOrMore = () => z.minimum(0, { error: 'Enter zero or more' });

/** Of a number: up to `most`, which a refusal names with its unit. */
export const atMost = (most: number, unit?: string) =>
  z.maximum(most, {
    error: ['Enter at most', most.toLocaleString('en-NG'), unit].filter(Boolean).join(' '),
  });
