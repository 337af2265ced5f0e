import { Bookmark, BookmarkX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import { builtInViews, viewOf, type ViewFilters } from '../model/product-views';
import type { SavedViews } from '../use-saved-views';

const SaveViewDialog = lazy(async () => ({
  default: (await import('./save-view-dialog')).SaveViewDialog,
}));

interface SavedViewButtonProps {
  filters: ViewFilters;
  saved: SavedViews;
  onRemoved: () => void;
}

/**
 * Saves the current filters as a view, or deletes the current view. Renders nothing for built-in
 * views.
 */
export function SavedViewButton({ filters, saved, onRemoved }: SavedViewButtonProps) {
  const [naming, setNaming] = useState(false);
  const builtIn = builtInViews();
  if (viewOf(builtIn, filters)) return null;
  const current = viewOf(saved.views, filters);
  const remove = (name: string) => {
    saved.remove(name);
    onRemoved();
  };
  if (current) {
    return (
      <Button icon={<BookmarkX size={16} />} onClick={() => remove(current.name)}>
        Delete this view
      </Button>
    );
  }
  return (
    <>
      <Button icon={<Bookmark size={16} />} onClick={() => setNaming(true)}>
        Save view
      </Button>
      {naming && (
        <Suspense>
          <SaveViewDialog
            taken={builtIn.map(({ name }) => name)}
            onSave={(name) => saved.save({ name, filters: { ...filters } })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
