import { useState } from 'react';
import { nairaFieldText, parseNaira } from '../lib/money-text';
import { Input, type InputProps } from './input';

export type MoneyInputProps = Omit<InputProps, 'type' | 'leading' | 'value' | 'onChange' | 'inputMode'> & {
  /** Integer kobo; `null` while empty or not an amount. */
  value: number | null;
  onValueChange: (kobo: number | null) => void;
};

const allowed = /^[\d,. ]*$/;

/** An amount in naira. The text is grouped and given two decimals on blur; the value is always integer kobo. */
export function MoneyInput({ value, onValueChange, onBlur, onFocus, ...rest }: MoneyInputProps) {
  // What is being typed; null at rest, when the value alone decides the text.
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Input
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      leading="₦"
      inputClassName="text-right nums"
      value={draft ?? nairaFieldText(value)}
      onFocus={(event) => {
        setDraft(value === null ? '' : nairaFieldText(value).replace(/,/g, '').replace(/\.00$/, ''));
        onFocus?.(event);
      }}
      onChange={(event) => {
        if (!allowed.test(event.target.value)) return;
        setDraft(event.target.value);
        onValueChange(parseNaira(event.target.value));
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
