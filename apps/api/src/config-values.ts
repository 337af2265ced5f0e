import * as z from 'zod/mini';

// Schemas for the values of environment variables. Each error message follows the variable's name.

export const textSchema = z.string().check(z.trim(), z.minLength(1));
export const originSchema = z.optional(
  z.string().check(
    z.regex(/^https?:\/\/[^/\s]+$/, {
      error: 'must be an origin such as https://shop.example.com',
    }),
  ),
);
export const urlSchema = (fallback: string) =>
  z._default(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^\s]+[^/\s]$/, { error: `must be an address such as ${fallback}` }),
      ),
    fallback,
  );
export const wholeNumberSchema = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, { error: 'must be a whole number' })),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(minimum, { error: `must be at least ${minimum}` }),
          z.maximum(maximum, { error: `must be at most ${maximum}` }),
        ),
    ),
  );
