import { useEffect, useState } from 'react';
import { normaliseSearch } from '@market/domain/search-text';
import { SearchInput } from '@market/ui/search-input';

interface SearchBoxProps {
  label: string;
  /** What the list is searched for now, as the URL says. */
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

const PAUSE_MS = 250;

/** A list's search: what is typed reaches the URL after a pause, or at once when the field is left. */
export function SearchBox({ label, value = '', onSearch }: SearchBoxProps) {
  // What is being typed; undefined at rest, when the URL alone decides the text.
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
      className="w-auto! flex-1 basis-48 md:max-w-75 md:basis-64"
    />
  );
}
