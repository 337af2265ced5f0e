import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import type { SendBackDialogProps } from './send-back-dialog';

const SendBackDialog = lazy(async () => ({
  default: (await import('./send-back-dialog')).SendBackDialog,
}));

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
