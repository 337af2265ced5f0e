import { useShortcuts } from './shortcuts';

/** The shortcut of the command palette. Renders nothing. */
export function PaletteShortcut({ onPress }: { onPress: () => void }) {
  useShortcuts('Everywhere', [{ keys: ['Mod+k'], label: 'Search or jump to', run: onPress }]);
  return null;
}
