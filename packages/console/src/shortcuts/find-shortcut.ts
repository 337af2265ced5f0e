interface WithKeys {
  keys: readonly string[];
}

/** The shortcut of the pressed keys; `more` when they only begin one. */
export function findShortcut<S extends WithKeys>(
  shortcuts: readonly S[],
  pressed: readonly string[],
): S | 'more' | undefined {
  const begun = shortcuts.filter(({ keys }) => pressed.every((key, index) => keys[index] === key));
  return (
    begun.find(({ keys }) => keys.length === pressed.length) ??
    (begun.length > 0 ? 'more' : undefined)
  );
}
