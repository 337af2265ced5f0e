/** The name of the command palette, of the button that opens it, and of its shortcut. */
export const paletteLabel = 'Search or jump to';

/** Shared by the palette and its fallback, so that nothing moves when the palette has loaded. */
export const paletteClass =
  'fixed top-2 left-1/2 z-(--z-modal) flex max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] max-w-170 -translate-x-1/2 flex-col overflow-clip rounded-4 bg-surface text-text shadow-3 outline-none! md:top-[9vh] md:max-h-[78dvh]';
export const paletteFieldClass = 'flex h-14 flex-none items-center gap-3 px-4 md:px-5';
export const paletteInputClass =
  'h-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none! shadow-none! placeholder:text-muted';
