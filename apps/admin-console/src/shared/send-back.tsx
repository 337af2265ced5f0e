import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import type { SendBackDialogProps } from './send-back-dialog';

// A form and its rules: loaded with the first press.
const SendBackDialog = lazy(async () => ({
  default: (await import('./send-back-dialog')).SendBackDialog,
}));

/** The button that sends something back to its merchant, and the dialog that asks for the reason. */
export function SendBack(props: Omit<SendBackDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send back</Button>
      {open && (
        <Suspense>
          <SendBackDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
