/**
 * The digits of Crockford's base 32, which has no I, L, O or U, because they are mistaken for other
 * digits.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A payment's reference is `pay-` and a UUID of version 7. The short form has the milliseconds, and
 * the digits that differ between the ids of one millisecond.
 */
const REFERENCE = /^pay-([\da-f]{8})-([\da-f]{4})-7[\da-f]{3}-[\da-f]{3}([\da-f])-([\da-f]{2})/;
/** Without `PAY`, the zero at the start tells a reference from a word of twelve letters. */
const SHORT_REFERENCE = /^(?:pay[- ]?|(?=0))([\da-z]{4})[- ]?([\da-z]{4})[- ]?([\da-z]{4})$/i;

/** Five hexadecimal digits are as many bits as four digits of base 32. */
const GROUP_SHIFTS = [15, 10, 5, 0];

/**
 * A payment's reference as people read it, in three groups, as in `PAY-06GH-4KW0-0FAB`. Other
 * references are returned unchanged.
 */
export function shortPaymentReference(reference: string): string {
  const parts = REFERENCE.exec(reference);
  if (!parts) return reference;
  const groups = parts.slice(1).join('').match(/.{5}/g) ?? [];
  const toDigits = (group: string) =>
    GROUP_SHIFTS.map((shift) => DIGITS[(parseInt(group, 16) >> shift) & 31]).join('');
  return ['PAY', ...groups.map(toDigits)].join('-');
}

const REFERENCE_IN_TEXT = /\bpay-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** A text with each payment reference in its short form. */
export const shortenPaymentReferences = (text: string): string =>
  text.replaceAll(REFERENCE_IN_TEXT, shortPaymentReference);

/**
 * The SQL `like` pattern of the reference whose short form is the text, in any case, with or without
 * `PAY`, and with spaces, hyphens or nothing between the groups. Undefined for any other text.
 */
export function referencePattern(text: string): string | undefined {
  const hex = (SHORT_REFERENCE.exec(text.trim())?.slice(1) ?? []).map(toHex).join('');
  return hex.length === 15
    ? `pay-${hex.slice(0, 8)}-${hex.slice(8, 12)}-7___-___${hex.slice(12, 13)}-${hex.slice(13)}%`
    : undefined;
}

function toHex(group: string): string {
  const digits = group.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  if (values.includes(-1)) return '';
  return values
    .reduce((sum, value) => sum * 32 + value, 0)
    .toString(16)
    .padStart(5, '0');
}
