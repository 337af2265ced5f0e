import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Search } from 'lucide-react';
import { Kbd } from '@market/ui/kbd';

/** Loaded after the page, like all shortcuts. */
const PaletteShortcut = lazy(async () => ({
  default: (await import('../shortcuts/console-shortcuts')).PaletteShortcut,
}));

interface ConsoleSearchProps {
  /** The palette, loaded when it opens for the first time. */
  palette: (close: () => void) => ReactNode;
}

/** The button in the top bar that opens the command palette, as Control or Command with K does. */
export function ConsoleSearch({ palette }: ConsoleSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="flex h-(--control) w-full min-w-0 items-center gap-2 rounded-2 border border-line-strong bg-bg px-3 text-left text-base text-muted hover:border-text"
      >
        <Search size={17} className="flex-none" />
        <span className="min-w-0 flex-1 truncate">Search or jump to</span>
        <span aria-hidden="true" className="flex gap-1 max-md:hidden pointer-coarse:hidden">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <Suspense>
        <PaletteShortcut onPress={() => setIsOpen((open) => !open)} />
      </Suspense>
      {isOpen && <Suspense>{palette(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
