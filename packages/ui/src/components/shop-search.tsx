import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useSuggestions, type SuggestionList } from '../lib/use-suggestions';
import { SuggestionPanel } from './suggestion-panel';

export type { SuggestionList } from '../lib/use-suggestions';

export type ShopSearchProps = {
  value: string;
  onValueChange: (value: string) => void;
  onSearch: (value: string) => void;
  /** The form's action, which works with `?search=` before the code has loaded. */
  action: string;
  placeholder: string;
  /** The suggestions: a listbox whose options are links, each with an id. */
  suggestions?: ((list: SuggestionList) => ReactNode) | undefined;
};

/**
 * The shop's search field with suggestions. Up and Down move, Enter opens, Escape closes. The
 * native input is rendered by the server and never replaced, so that no key is lost while the
 * suggestions' code loads. This is why it does not use the headless library.
 */
export function ShopSearch({
  value,
  onValueChange,
  onSearch,
  action,
  placeholder,
  suggestions,
}: ShopSearchProps) {
  const { open, inUse, show, list, onBlur, field, combobox } = useSuggestions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(false);
    onSearch(value.trim());
  };

  return (
    <form
      action={action}
      role="search"
      onSubmit={submit}
      onBlur={onBlur}
      className="relative flex h-[46px] rounded-2 border-[1.5px] border-text bg-surface has-[input:focus-visible]:focus-ring md:h-12"
    >
      <input
        name="search"
        type="text"
        role="searchbox"
        inputMode="search"
        aria-label="Search products and stores"
        {...field}
        {...(suggestions && combobox)}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          show(true);
          onValueChange(event.target.value);
        }}
        className="min-w-0 flex-1 bg-transparent px-3.5 text-base text-ellipsis outline-none! shadow-none!"
      />
      <button
        type="submit"
        aria-label="Search"
        className="grid w-[52px] place-items-center rounded-r-[2px] bg-text text-bg hover:bg-text-2"
      >
        <Search size={19} />
      </button>
      {suggestions && inUse && (
        <SuggestionPanel
          open={open}
          onClose={() => show(false)}
          className="absolute inset-x-[-1.5px] top-full mt-1.5"
        >
          {suggestions(list)}
        </SuggestionPanel>
      )}
    </form>
  );
}
