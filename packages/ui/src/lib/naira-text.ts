import { moneyText } from '../components/money';
import { parseNumber, type ParsedNumber } from './parse-number';

/** Amounts below this are exact in kobo. */
const MAX_NAIRA = 1_000_000_000_000;

/** Parses typed naira (`1,250,000.5`) to integer kobo; NaN with a `problem` when invalid. */
export function parseNaira(text: string): ParsedNumber {
  const { value, problem } = parseNumber(text, { decimals: 2, min: 0, max: MAX_NAIRA });
  return {
    value: value === null ? null : Math.round(value * 100),
    ...(problem !== undefined && {
      problem: problem === 'Enter a number' ? 'Enter an amount, such as 12,500' : problem,
    }),
  };
}

/** Formats integer kobo for a money field: `1,250,000.00`, or empty for `null`. */
export function nairaFieldText(kobo: number | null): string {
  if (kobo === null || Number.isNaN(kobo)) return '';
  return moneyText(kobo).replace('₦', '');
}
