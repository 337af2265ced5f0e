/** A parsed text. `value` is null when the text is empty, and NaN when it is invalid. */
export interface ParsedNumber {
  readonly value: number | null;
  readonly problem?: string;
}

export interface NumberRules {
  /** Digits after the point; 0 for whole numbers. */
  readonly decimals: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const formatNumber = (value: number): string =>
  value.toLocaleString('en-NG', { maximumFractionDigits: 10 });

/**
 * Parses a typed number, with or without commas or spaces. Never rounds: invalid text has a
 * `problem` that says what to enter.
 */
export function parseNumber(text: string, { decimals, min, max }: NumberRules): ParsedNumber {
  const digits = text.trim().replace(/^₦\s*/, '').replace(/[−–]/g, '-');
  if (digits === '') return { value: null };
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  const match = /^(-?)(\d+|\d{1,3}(?:[, ]\d{3})+)?(?:\.(\d*))?$/.exec(digits);
  const fraction = match?.[3] ?? '';
  if (!match || (match[2] ?? '') + fraction === '') return { value: NaN, problem: `Enter ${kind}` };
  const value = Number(
    `${match[1] ?? ''}${(match[2] ?? '0').replace(/[, ]/g, '')}.${fraction || '0'}`,
  );
  const significant = fraction.replace(/0+$/, '').length;
  if (significant > decimals)
    return {
      value: NaN,
      problem: decimals === 0 ? `Enter ${kind}` : `Enter at most ${decimals} decimal places`,
    };
  if (min !== undefined && value < min)
    return {
      value: NaN,
      problem: min === 0 ? 'Enter zero or more' : `Enter ${formatNumber(min)} or more`,
    };
  if (max !== undefined && value > max)
    return { value: NaN, problem: `Enter at most ${formatNumber(max)}` };
  return { value };
}
