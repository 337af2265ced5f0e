import { useState, useTransition } from 'react';
import { waitForNextPaint } from '@market/ui/run-on-idle';

/**
 * Opens a dialog that a slow phone needs more than one frame to render. `isOpening` is painted
 * first, so that the button looks pressed until the dialog appears.
 */
export function useDialogTransition() {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  return {
    isOpen,
    isOpening,
    open: () =>
      startOpening(async () => {
        await waitForNextPaint();
        startOpening(() => setOpen(true));
      }),
    close: () => setOpen(false),
  };
}

/**
 * Makes an outlined button look pressed while its dialog opens. Has no transition, which would
 * delay the first frame.
 */
export const pressedButtonClass = 'translate-y-px border-text! bg-hover! transition-none!';
