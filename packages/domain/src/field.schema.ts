import * as z from 'zod/mini';

/** Required text, trimmed. `label` completes the error for an empty text: "Enter a reason". */
export const requiredText = (label: string, max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `Enter ${label}` }),
      z.maxLength(max, { error: `Use at most ${max} characters` }),
    );

export const requiredChoice = (label: string, max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `Choose ${label}` }),
      z.maxLength(max, { error: `Use at most ${max} characters` }),
    );

export const optionalText = (max = 500) =>
  z.optional(
    z.string().check(z.trim(), z.maxLength(max, { error: `Use at most ${max} characters` })),
  );

/**
 * Rejects characters with a special meaning in mail headers: `a<b@example.com>` would be delivered
 * to someone else.
 */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: 'Use at most 254 characters' }),
  z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]{2,}$/, {
    error: 'Enter an email address such as name@example.com',
  }),
);

/** A Nigerian phone number, local (0803…) or international (+234…). Spaces are allowed. */
export const phoneNumber = z
  .string()
  .check(
    z.trim(),
    z.regex(/^(\+234|0)[\d ]{9,14}$/, { error: 'Enter a phone number such as 0803 123 4567' }),
  );

/** `2348031234567` for a `phoneNumber`: the international form without a plus sign. */
export const toInternationalPhone = (phone: string): string =>
  phone.replaceAll(' ', '').replace(/^0/, '234').replace(/^\+/, '');

export const httpsUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, { error: 'Use at most 300 characters' }),
    z.regex(/^https:\/\/[^\s]+$/, { error: 'Enter an address that starts with https://' }),
  );

const isBetween2000And2100 = () =>
  z.regex(/^2(0\d\d|100)-/, { error: 'Enter a date between 2000 and 2100' });

/** `2026-11-20` (spec section 9), between 2000 and 2100. */
export const isoDate = z.iso
  .date({
    error: ({ input }) => (input === '' ? 'Choose a date' : 'Enter a date as YYYY-MM-DD'),
  })
  .check(isBetween2000And2100());

/** A date of birth from 1900 to 2100. */
export const dateOfBirth = z.iso
  .date({ error: 'Enter your date of birth' })
  .check(z.regex(/^(19\d\d|20\d\d|2100)-/, { error: 'Enter your date of birth' }));

/** ISO 8601 in UTC, between 2000 and 2100. */
export const isoDateTime = z.iso
  .datetime({ error: 'Enter a time as YYYY-MM-DDTHH:MM:SSZ' })
  .check(isBetween2000And2100());

/** Path of a hosted image, as returned by the server: `/images/<id>`. */
export const hostedImage = z
  .string()
  .check(z.regex(/^\/images\/[a-z0-9-]{8,64}$/, { error: 'Upload the image again' }));

/** The maximum length of a signature. A drawn one is an SVG path. */
export const signatureSize = z.maxLength(20_000, { error: 'Sign again with fewer strokes' });

/** Moves and lines only: `M10 20L30 40`. */
export const drawnSignaturePattern = /^M[\d.]+ [\d.]+(?:[ML][\d.]+ [\d.]+)*$/;

/** A signature drawn with a finger, as an SVG path. */
export const drawnSignature = z
  .string()
  .check(z.regex(drawnSignaturePattern, { error: 'Sign again' }), signatureSize);
