import { Search, X } from 'lucide-react';
import { Input, type InputProps } from './input';

export type SearchInputProps = Omit<
  InputProps,
  'type' | 'leading' | 'trailing' | 'value' | 'onChange' | 'ref'
> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A search box with a clear button. Escape clears it. */
export function SearchInput({
  label,
  value,
  onValueChange,
  role = 'searchbox',
  onKeyDown,
  ...rest
}: SearchInputProps) {
  return (
    <Input
      {...rest}
      type="search"
      role={role}
      aria-label={label}
      placeholder={rest.placeholder ?? label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value && !event.defaultPrevented) {
          event.preventDefault();
          onValueChange('');
        }
      }}
      inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
      leading={<Search size={17} />}
      trailing={
        value ? (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => onValueChange('')}
            className="-mr-1 grid size-7 place-items-center rounded-2 hover:bg-sunken pointer-coarse:-mr-3 pointer-coarse:size-touch"
          >
            <X size={16} />
          </button>
        ) : null
      }
    />
  );
}
