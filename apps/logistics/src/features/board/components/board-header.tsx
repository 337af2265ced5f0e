import { Keyboard, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '@market/console/shortcuts/shortcuts';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { SegmentedControl } from '@market/ui/segmented-control';
import type { BoardSearch } from '../board.queries';

const ShortcutList = lazy(async () => ({
  default: (await import('@market/console/shortcuts/shortcut-list')).ShortcutList,
}));
const views = [
  { value: 'day', label: 'By day' },
  { value: 'status', label: 'By status' },
] as const;

interface BoardHeaderProps {
  /** "41 to assign, 6 late, 3 failed" */
  summary: string | undefined;
  view: BoardSearch['view'];
  /**
   * The URL of the user's own route sheet. Schedulers print other riders' route sheets from the
   * riders' plans.
   */
  routeSheetHref?: string | undefined;
  /** Undefined when the user has only one view. */
  onView?: ((view: BoardSearch['view']) => void) | undefined;
}

export function BoardHeader({ summary, view, onView, routeSheetHref }: BoardHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts('Everywhere', [
    { keys: ['?'], label: 'Keyboard shortcuts', run: () => setIsOpen(true) },
    { keys: ['escape'], label: 'Close' },
  ]);
  return (
    <>
      <PageHeader
        title="Delivery board"
        description={summary}
        actions={
          <>
            {onView && (
              <SegmentedControl label="View" options={views} value={view} onValueChange={onView} />
            )}
            {routeSheetHref && (
              <Button icon={<Printer size={16} />} render={<Link to={routeSheetHref} />}>
                Route sheet
              </Button>
            )}
            <IconButton
              label="Keyboard shortcuts"
              icon={<Keyboard size={19} />}
              aria-haspopup="dialog"
              aria-keyshortcuts="?"
              onClick={() => setIsOpen(true)}
              className="max-md:hidden"
            />
          </>
        }
      />
      {isOpen && (
        <Suspense>
          <ShortcutList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
