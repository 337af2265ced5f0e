import type { ReactNode } from 'react';
import { useSuggestions, type SuggestionList } from '../lib/use-suggestions';
import { SearchInput } from './search-input';
import { SuggestionPanel } from './suggestion-panel';

export type { SuggestionList } from '../lib/use-suggestions';

export type SearchComboboxProps = {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter without an active option. Without it Enter opens the first option. */
  onSearch?: ((value: string) => void) | undefined;
  shortcut?: string | undefined;
  /** Whether the value is long enough to search for. */
  isSearchable: boolean;
  /**
   * A listbox whose options are links, each with an id. Its loading, empty and error states belong
   * to it.
   */
  suggestions: (list: SuggestionList) => ReactNode;
};

/**
 * The search of a console's top bar: a field with results below it, across the screen on a phone.
 */
export function SearchCombobox({
  onSearch,
  isSearchable,
  suggestions,
  value,
  onValueChange,
  ...field
}: SearchComboboxProps) {
  const {
    open,
    inUse,
    show,
    list,
    onBlur,
    field: handlers,
    combobox,
    openFirst,
  } = useSuggestions(isSearchable);
  return (
    <form
      role="search"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        if (onSearch) onSearch(value.trim());
        else openFirst();
        show(false);
      }}
      className="relative"
    >
      <SearchInput
        {...field}
        {...handlers}
        {...combobox}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onValueChange={(next) => {
          show(true);
          onValueChange(next);
        }}
      />
      {inUse && isSearchable && (
        <SuggestionPanel
          open={open}
          onClose={() => show(false)}
          className="max-md:fixed max-md:inset-x-2 max-md:top-(--topbar) max-md:mt-1 md:absolute md:top-full md:left-0 md:mt-1.5 md:w-[32rem] md:max-w-[70vw]"
        >
          {suggestions(list)}
        </SuggestionPanel>
      )}
    </form>
  );
}
