import { Input, type InputProps } from './input';

export type DateInputProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD, or empty. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A native date field. The value, `min` and `max` are dates as YYYY-MM-DD, without time zone. */
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
