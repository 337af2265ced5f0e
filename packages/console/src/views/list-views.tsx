import { lazy, Suspense } from 'react';
import { Bookmark } from 'lucide-react';
import type { ViewList } from '@market/domain/views/saved-view';
import { Button } from '@market/ui/button';

const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu')).ViewsMenu }));

export interface ListViewsProps {
  list: ViewList;
  /** The list's address, without parameters. */
  href: string;
  /** All columns, with their names. The first one is always shown. */
  columns: readonly { id: string; header: string; headerHidden?: boolean | undefined }[];
}

/** The button for a list's saved views and columns. Loaded after the list. */
export const ListViews = (props: ListViewsProps) => (
  <Suspense
    fallback={
      <Button disabled icon={<Bookmark size={16} />}>
        Views
      </Button>
    }
  >
    <ViewsMenu {...props} />
  </Suspense>
);
