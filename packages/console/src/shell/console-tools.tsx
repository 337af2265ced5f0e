import { lazy, Suspense } from 'react';
import type { NavGroup } from '@market/ui/console-shell';

/** Loaded after the page: no page needs it to be read. */
const ConsoleShortcuts = lazy(async () => ({
  default: (await import('../shortcuts/console-shortcuts')).ConsoleShortcuts,
}));

/** The end of a console's top bar: the list of shortcuts. */
export const ConsoleTools = ({ pages }: { pages: readonly NavGroup[] }) => (
  <div className="flex h-10 items-center justify-end gap-1 md:min-w-10">
    <Suspense>
      <ConsoleShortcuts pages={pages} />
    </Suspense>
  </div>
);
