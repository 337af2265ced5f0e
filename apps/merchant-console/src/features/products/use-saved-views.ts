import { useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@market/web-kit/browser-storage';
import { useUser } from '@market/web-kit/use-session';

const savedViewsSchema = z.array(
  z.object({ name: z.string(), filters: z.record(z.string(), z.string()) }),
);

/** A view that the user saved. */
type SavedView = z.infer<typeof savedViewsSchema>[number];

function stored(key: string): SavedView[] {
  try {
    return z.parse(savedViewsSchema, JSON.parse(localStore.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly save: (view: SavedView) => void;
  readonly remove: (name: string) => void;
}

/**
 * The saved views of the user, stored in this browser. Saving under an existing name replaces
 * that view.
 */
export function useSavedViews(list: string): SavedViews {
  const user = useUser();
  const key = `views:${list}:${user?.id ?? ''}`;
  const [views, setViews] = useState(() => stored(key));
  const keep = (next: SavedView[]) => {
    setViews(next);
    localStore.setItem(key, JSON.stringify(next));
  };
  return {
    views,
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
