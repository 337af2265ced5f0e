import { NativeSelect } from '@market/ui/native-select';
import type { SelectOption } from '@market/ui/select';

interface FilterSelectProps<Value extends string> {
  /** "Status", also shown before the selected value. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/**
 * A list filter as the browser's own select, to keep list pages small. "Any" removes it from the
 * URL.
 */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value)
      }
      className="w-auto! max-w-44 max-md:max-w-none max-md:flex-1 max-md:basis-[calc(50%-.5rem)]"
    >
      <option value="">{`${label}: any`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {`${label}: ${option.label}`}
        </option>
      ))}
    </NativeSelect>
  );
}
