import { useState } from 'react';
import { normaliseSearch } from '@market/domain/list-limits';
import { useDebouncedValue } from '@market/web-kit/use-debounced-value';
import { parseSearchKind, type SearchKind } from './search-kinds';

const PAUSE_MS = 200;

export interface PaletteInput {
  kinds: readonly SearchKind[];
  text: string;
  setText: (text: string) => void;
  /** What the queries search for: the text after a pause in typing. */
  search: string;
  /** The only kind to search, when the user has limited the search. */
  kind: SearchKind | undefined;
  setKind: (kind: SearchKind | undefined) => void;
  includes: (kind: SearchKind) => boolean;
}

/**
 * @param kinds The kinds that this user may open.
 * @param typed The text to start with.
 */
export function usePaletteInput(kinds: readonly SearchKind[], typed: string): PaletteInput {
  const [start] = useState(() => parseSearchKind(kinds, typed));
  const [text, setText] = useState(start?.rest ?? typed);
  const [kind, setKind] = useState(start?.kind);
  return {
    kinds,
    text,
    setText: (next) => {
      const limit = kind === undefined ? parseSearchKind(kinds, next) : undefined;
      if (limit) setKind(limit.kind);
      setText(limit?.rest ?? next);
    },
    search: useDebouncedValue(normaliseSearch(text), PAUSE_MS),
    kind,
    setKind,
    includes: (each) => kinds.includes(each) && (kind === undefined || kind === each),
  };
}
