import { useEffect, useState } from 'react';
import { normaliseSearch } from '@market/domain/list-limits';
import { SearchInput } from '@market/ui/search-input';

interface SearchBoxProps {
  label: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** On a phone, takes a row of its own, because two buttons follow. */
  hasOwnRow?: boolean;
}

const PAUSE_MS = 250;

/** A list's search field. Updates the URL after a pause in typing, or at once on blur. */
export function SearchBox({ label, value = '', onSearch, hasOwnRow = false }: SearchBoxProps) {
  // Undefined while the user is not typing: the text then comes from the URL.
  const [typed, setTyped] = useState<string>();
  const text = typed === undefined ? value : normaliseSearch(typed);
  const unsent = text !== value;

  useEffect(() => {
    if (!unsent) return;
    const timer = setTimeout(() => onSearch(text || undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsent, text, onSearch]);

  return (
    <SearchInput
      label={label}
      value={typed ?? value}
      onValueChange={setTyped}
      onBlur={() => {
        if (unsent) onSearch(text || undefined);
        setTyped(undefined);
      }}
      className={`w-auto! flex-1 basis-48 md:max-w-75 md:basis-64 ${hasOwnRow ? 'max-md:basis-full' : ''}`}
    />
  );
}
