import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** Keys pressed one after another: `['g', 'o']`. `Mod+k` is Control or Command with K. */
  keys: readonly [string, ...string[]];
  /** What it does, in the list of shortcuts: "Approve". */
  label: string;
  run: () => void;
}

interface ShortcutGroup {
  /** The heading in the list of shortcuts: "Inbox". */
  where: string;
  shortcuts: readonly Shortcut[];
}

type Registered = { readonly current: ShortcutGroup };

/** The groups of the mounted components: the handler and the list of shortcuts read the same table. */
const registered = new Set<Registered>();

/** The shortcuts that work on this page now, in the order in which they were added. */
export const currentShortcuts = (): ShortcutGroup[] =>
  [...registered].map(({ current }) => current).filter(({ shortcuts }) => shortcuts.length > 0);

/**
 * Adds shortcuts while the component is mounted. They are inactive while the user types or a dialog
 * is open, except those with `Mod`.
 */
export function useShortcuts(where: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef({ where, shortcuts });
  useEffect(() => {
    latest.current = { where, shortcuts };
  });
  useEffect(() => {
    if (registered.size === 0) addEventListener('keydown', onKeyDown);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** How long a first key waits for the second one. */
const SEQUENCE_MS = 1500;
let pending: { keys: readonly string[]; at: number } = { keys: [], at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.altKey) return;
  const isModified = event.ctrlKey || event.metaKey;
  if (!isModified && isBusy(event.target)) return;
  const key = `${isModified ? 'Mod+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
  if (key === 'Shift') return;
  const isSequence = event.timeStamp - pending.at < SEQUENCE_MS;
  const pressed = [...(isSequence ? pending.keys : []), key];
  pending = { keys: [], at: 0 };
  const all = currentShortcuts().flatMap(({ shortcuts }) => shortcuts);
  const found = findShortcut(all, pressed) ?? findShortcut(all, [key]);
  if (found === 'more') pending = { keys: pressed, at: event.timeStamp };
  else if (found) {
    event.preventDefault();
    found.run();
  }
}

/** The shortcut of these keys; `more` when they begin a longer one. */
export function findShortcut<S extends Pick<Shortcut, 'keys'>>(
  shortcuts: readonly S[],
  pressed: readonly string[],
): S | 'more' | undefined {
  const startsWith = ({ keys }: S) => pressed.every((key, index) => keys[index] === key);
  const matching = shortcuts.filter(startsWith);
  return (
    matching.find(({ keys }) => keys.length === pressed.length) ??
    (matching.length > 0 ? 'more' : undefined)
  );
}

/** Whether keys belong to a field or to an open dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
    ) !== null) ||
  document.querySelector('[role="dialog"]:not([data-docked]), [role="alertdialog"]') !== null;
