import { Input, type InputProps } from './input';

export type DateInputProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * The browser's own date field: a calendar day as YYYY-MM-DD, without time or zone. `min` and `max`
 * take the same form.
 */
export function DateInput({ value, onValueChange, ...rest }: DateInputProps) {
  return (
    <Input
      {...rest}
      type="date"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      inputClassName="nums"
    />
  );
}
