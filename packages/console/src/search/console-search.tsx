import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Search } from 'lucide-react';
import { CommandPaletteFallback } from '@market/ui/command-palette-fallback';
import { Kbd } from '@market/ui/kbd';
import { paletteLabel } from '@market/ui/palette';

/** Loaded after the page, like all shortcuts. */
const PaletteShortcut = lazy(async () => ({
  default: (await import('../shortcuts/console-shortcuts')).PaletteShortcut,
}));

interface ConsoleSearchProps {
  /**
   * The palette, loaded when it opens for the first time. `typed` is what was typed while it loaded.
   */
  palette: (close: () => void, typed: string) => ReactNode;
}

/** The button in the top bar that opens the command palette, as Control or Command with K does. */
export function ConsoleSearch({ palette }: ConsoleSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setIsOpen(false);
    setTyped('');
  };
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
        <span className="min-w-0 flex-1 truncate">{paletteLabel}</span>
        <span aria-hidden="true" className="flex gap-1 max-md:hidden pointer-coarse:hidden">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <Suspense>
        <PaletteShortcut onPress={isOpen ? close : () => setIsOpen(true)} />
      </Suspense>
      {isOpen && (
        <Suspense
          fallback={<CommandPaletteFallback text={typed} onTextChange={setTyped} onClose={close} />}
        >
          {palette(close, typed)}
        </Suspense>
      )}
    </>
  );
}
