import { createContext, use } from 'react';
import { noop } from '@tanstack/react-query';
import type { SavedItemInput } from '@market/domain/saved-items/saved-item';

export interface SavedProducts {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (item: SavedItemInput, isSaved: boolean) => void;
}

/**
 * Provided by the app, which requests the ids once for all cards. Empty on server-rendered pages,
 * which are the same for every visitor.
 */
const SavedProductsContext = createContext<SavedProducts>({ ids: new Set(), toggle: noop });
export const SavedProductsProvider = SavedProductsContext.Provider;
export const useSavedProductsContext = (): SavedProducts => use(SavedProductsContext);
