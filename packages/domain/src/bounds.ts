import * as z from 'zod/mini';

/** Of a number: not below zero. */
export const zeroOrMore = () => z.minimum(0, { error: 'Enter zero or more' });

/** Of a number: up to `most`, which a refusal names with its unit. */
export const atMost = (most: number, unit?: string) => z.maximum(most, { error: ['Enter at most', most.toLocaleString('en-NG'), unit].filter(Boolean).join(' ') });
