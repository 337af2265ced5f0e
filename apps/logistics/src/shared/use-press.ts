import { startTransition, useState, useTransition } from 'react';
import { waitForNextPaint } from '@market/ui/run-on-idle';

/**
 * Runs work that takes a slow phone more than one frame. `isPressed` is painted first, so that the
 * button looks pressed until the work is done. A second press in the meantime does nothing.
 */
export function usePress(work: () => unknown) {
  const [isPressed, start] = useTransition();
  return {
    isPressed,
    press: () => {
      if (isPressed) return;
      start(async () => {
        await waitForNextPaint();
        work();
      });
    },
  };
}

/** Opens a dialog with `usePress`. */
export function useDialogPress() {
  const [isOpen, setOpen] = useState(false);
  const { isPressed, press } = usePress(() => startTransition(() => setOpen(true)));
  return { isOpen, isPressed, open: press, close: () => setOpen(false) };
}

// Without a transition, which would delay the first frame.
const pressed = 'translate-y-px transition-none!';

/** The look of a button while `isPressed`. */
export const pressedClass = {
  outline: `${pressed} border-text! bg-hover!`,
  primary: `${pressed} bg-accent-hover!`,
  ink: `${pressed} bg-text-2!`,
} as const;
