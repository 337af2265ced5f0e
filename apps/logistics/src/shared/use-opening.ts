import { useState, useTransition } from 'react';
import { nextPaint } from '@market/ui/when-idle';

/**
 * Opens a dialog that takes a slow phone longer than a frame to draw. `isOpening` is painted before,
 * so that the button looks pressed until the dialog is there.
 */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  return {
    isOpen,
    isOpening,
    open: () =>
      startOpening(async () => {
        await nextPaint();
        startOpening(() => setOpen(true));
      }),
    close: () => setOpen(false),
  };
}

/** The look of an outlined button while its dialog opens, in the first frame: a transition would start later. */
export const openingClass = 'translate-y-px border-text! bg-hover! transition-none!';
