export const backdropClass =
  'fixed inset-0 z-(--z-modal) bg-scrim transition-opacity duration-(--dur-3) data-starting-style:opacity-0 data-ending-style:opacity-0';

/** A window in the middle of the screen that never grows larger than the screen. */
export const centredDialogClass =
  'fixed top-1/2 left-1/2 z-(--z-modal) max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-4 bg-surface text-text shadow-3 outline-none! ' +
  'transition-[opacity,scale] duration-(--dur-3) ease-out data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0';
