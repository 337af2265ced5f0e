import * as z from 'zod/mini';
import { endOfMonth } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';

const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const isInFuture = (expiry: string, now: Date): boolean => {
  const [month = '', year = ''] = expiry.split('/');
  return endOfMonth(`20${year}-${month}-01`) >= lagosDate(now);
};

const cardFormSchema = (now: Date) =>
  z.object({
    number: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.replace(/\s/g, '')),
      ),
      z
        .string()
        .check(
          z.regex(/^\d{13,19}$/, { error: 'Enter the number on the card', abort: true }),
          z.refine(passesLuhn, { error: 'That is not a card number. Check the digits.' }),
        ),
    ),
    expiry: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.replace(/\s/g, '')),
      ),
      z.string().check(
        z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, {
          error: 'Enter the month and year as MM/YY',
          abort: true,
        }),
        z.refine((expiry: string) => isInFuture(expiry, now), { error: 'This card has expired' }),
      ),
    ),
    cvv: z
      .string()
      .check(z.trim(), z.regex(/^\d{3,4}$/, { error: 'Enter the 3 digits on the back' })),
  });

export type CardField = 'number' | 'expiry' | 'cvv';

const typedSchema = z.object({ number: z.optional(z.string()), expiry: z.optional(z.string()) });
const isCardField = (name: PropertyKey | undefined): name is CardField =>
  name === 'number' || name === 'expiry' || name === 'cvv';

export interface TypedCard {
  readonly errors: Partial<Record<CardField, string>>;
  readonly values: Partial<Record<CardField, string>>;
}

export function readCardForm(
  body: unknown,
  now: Date,
): { readonly number: string; readonly typed?: undefined } | { readonly typed: TypedCard } {
  const form = cardFormSchema(now).safeParse(body);
  if (form.success) return { number: form.data.number };
  const errors: Partial<Record<CardField, string>> = {};
  for (const { path, message } of form.error.issues)
    if (isCardField(path[0])) errors[path[0]] ??= message;
  // The security code is never stored, so it has to be typed again.
  const { number, expiry } = typedSchema.safeParse(body).data ?? {};
  return {
    typed: {
      errors,
      values: { ...(number !== undefined && { number }), ...(expiry !== undefined && { expiry }) },
    },
  };
}
