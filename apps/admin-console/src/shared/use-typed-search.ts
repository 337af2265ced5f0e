import { useState } from 'react';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';

const TYPING_PAUSE_MS = 250;

/**
 * The typed text of a combobox that searches on the server, and the text to search for. While
 * `isTyping`, results for an older text are hidden, so that Enter never selects the wrong record.
 */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  return { search: search || undefined, isTyping: typed.trim() !== search, onSearch: setTyped };
}
