import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavGroup } from '@market/ui/console-shell';
import { IconButton } from '@market/ui/icon-button';
import { paletteLabel } from '@market/ui/palette';
import { hasList, hasSelection, moveInList, selectInList } from './list-keys';
import { useShortcuts, type Shortcut } from './shortcuts';

const ShortcutList = lazy(async () => ({
  default: (await import('./shortcut-list')).ShortcutList,
}));

const pageSearch = () => document.querySelector<HTMLElement>('main input[type="search"]');

const listShortcuts: readonly Shortcut[] = [
  { keys: ['j'], label: 'Next row', run: () => moveInList(1), isAvailable: hasList },
  { keys: ['k'], label: 'Previous row', run: () => moveInList(-1), isAvailable: hasList },
  { keys: ['x'], label: 'Select the row', run: selectInList, isAvailable: hasSelection },
  { keys: ['enter'], label: 'Open the row', isAvailable: hasList },
];

/**
 * The shortcuts that every page of a console has, and the button that lists them.
 *
 * @param pages The pages that the user may open; those with a `goKey` have a shortcut.
 */
export function ConsoleShortcuts({ pages }: { pages: readonly NavGroup[] }) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts('Everywhere', [
    {
      keys: ['/'],
      label: 'Search in the page',
      run: () => pageSearch()?.focus(),
      isAvailable: () => pageSearch() !== null,
    },
    { keys: ['?'], label: 'Keyboard shortcuts', run: () => setIsOpen(true) },
    { keys: ['escape'], label: 'Close' },
  ]);
  useShortcuts(
    'Go to',
    pages.flatMap(({ items }) =>
      items.flatMap(({ goKey, label, to }) =>
        goKey ? [{ keys: ['g', goKey] as const, label, run: () => void navigate(to) }] : [],
      ),
    ),
  );
  useShortcuts('Lists', listShortcuts);
  return (
    <>
      <IconButton
        label="Keyboard shortcuts"
        icon={<Keyboard size={19} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
        className="max-md:hidden"
      />
      {isOpen && (
        <Suspense>
          <ShortcutList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The shortcut of the command palette. Renders nothing. */
export function PaletteShortcut({ onPress }: { onPress: () => void }) {
  useShortcuts('Everywhere', [{ keys: ['Mod+k'], label: paletteLabel, run: onPress }]);
  return null;
}
