import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** Keys pressed one after another: `['g', 'o']`. `Mod+k` is Control or Command with K. */
  keys: readonly [string, ...string[]];
  label: string;
  /** Absent when the browser or a component handles the key. The shortcut is then only listed. */
  run?: (() => void) | undefined;
  /** Whether the shortcut works on the current page. Default: always. */
  isAvailable?: (() => boolean) | undefined;
}

export interface ShortcutGroup {
  /** The heading in the list of shortcuts: "Inbox". */
  where: string;
  shortcuts: readonly Shortcut[];
}

/**
 * The groups of the mounted components, read by both the key handler and the list of shortcuts.
 */
const registeredGroups = new Set<{ readonly current: ShortcutGroup }>();

/** The shortcuts that work on this page now. Groups with the same heading are merged. */
export function currentShortcuts(): ShortcutGroup[] {
  const groups = new Map<string, Shortcut[]>();
  for (const { current } of registeredGroups) {
    const available = current.shortcuts.filter(({ isAvailable }) => isAvailable?.() ?? true);
    if (available.length > 0)
      groups.set(current.where, [...(groups.get(current.where) ?? []), ...available]);
  }
  return [...groups].map(([where, shortcuts]) => ({ where, shortcuts }));
}

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
    if (registeredGroups.size === 0) addEventListener('keydown', onKeyDown);
    registeredGroups.add(latest);
    return () => {
      registeredGroups.delete(latest);
      if (registeredGroups.size === 0) removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** How long a sequence waits for its second key. */
const SEQUENCE_MS = 1500;
let pendingSequence: { keys: readonly string[]; at: number } = { keys: [], at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.key === 'Shift') return;
  const isModified = event.ctrlKey || event.metaKey;
  if (!isModified && isTypingOrInDialog(event.target)) return;
  const key = (isModified ? 'Mod+' : '') + event.key.toLowerCase();
  const pressed = [
    ...(event.timeStamp - pendingSequence.at < SEQUENCE_MS ? pendingSequence.keys : []),
    key,
  ];
  pendingSequence = { keys: [], at: 0 };
  const all = currentShortcuts().flatMap(({ shortcuts }) => shortcuts);
  const found = findShortcut(all, pressed) ?? findShortcut(all, [key]);
  if (found === 'more') pendingSequence = { keys: pressed, at: event.timeStamp };
  else if (found?.run) {
    event.preventDefault();
    found.run();
  }
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const DIALOGS = '[role="dialog"]:not([data-docked]), [role="alertdialog"]';

const isTypingOrInDialog = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector(DIALOGS) !== null;

/** Returns the shortcut of the pressed keys, or `more` when they are only the start of one. */
function findShortcut(
  shortcuts: readonly Shortcut[],
  pressed: readonly string[],
): Shortcut | 'more' | undefined {
  const candidates = shortcuts.filter(({ keys }) =>
    pressed.every((key, index) => keys[index] === key),
  );
  return (
    candidates.find(({ keys }) => keys.length === pressed.length) ??
    (candidates.length > 0 ? 'more' : undefined)
  );
}
