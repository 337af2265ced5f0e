import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import type { SendBackDialogProps } from './send-back-dialog';

// The form and its schema load on the first click.
const SendBackDialog = lazy(async () => ({
  default: (await import('./send-back-dialog')).SendBackDialog,
}));

/** The button that sends a store, product or payout back with a reason, and its dialog. */
export function SendBackButton(props: Omit<SendBackDialogProps, 'onClose'>) {
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
