import { Search, X } from 'lucide-react';
import { Input, type InputProps } from './input';

export type SearchInputProps = Omit<InputProps, 'type' | 'leading' | 'trailing' | 'value' | 'onChange'> & {
  /** The name, when no visible label stands beside it. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** A key shown at the end while the field is empty, for example "/". */
  shortcut?: string | undefined;
};

/** A search box with a clear button. Escape clears it. */
export function SearchInput({ label, value, onValueChange, shortcut, onKeyDown, ...rest }: SearchInputProps) {
  return (
    <Input
      {...rest}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={rest.placeholder ?? label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.preventDefault();
          onValueChange('');
        }
        onKeyDown?.(event);
      }}
      inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
      leading={<Search size={17} />}
      trailing={
        value ? (
          <button type="button" aria-label="Clear search" onClick={() => onValueChange('')} className="-mr-1 grid size-7 place-items-center rounded-2 hover:bg-sunken">
            <X size={16} />
          </button>
        ) : shortcut ? (
          <kbd className="font-[inherit] text-xs">{shortcut}</kbd>
        ) : null
      }
    />
  );
}
