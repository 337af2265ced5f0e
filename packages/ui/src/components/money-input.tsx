import { nairaFieldText, parseNaira } from '../lib/naira-text';
import type { InputProps } from './input';
import { ParsedInput } from './number-input';

export type MoneyInputProps = Omit<
  InputProps,
  'type' | 'leading' | 'value' | 'onChange' | 'inputMode'
> & {
  /** Integer kobo; `null` while empty, NaN while the text is invalid. */
  value: number | null;
  onValueChange: (kobo: number | null) => void;
};

/** An amount in naira. Formats the text on blur; the value is integer kobo. */
export const MoneyInput = (props: MoneyInputProps) => (
  <ParsedInput
    {...props}
    inputMode="decimal"
    leading="₦"
    inputClassName="text-right nums"
    parse={parseNaira}
    format={nairaFieldText}
  />
);
