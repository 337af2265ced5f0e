import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import type { ReasonDialogProps } from './reason-dialog';

// A form and its rules: loaded with the first press.
const ReasonDialog = lazy(async () => ({
  default: (await import('./reason-dialog')).ReasonDialog,
}));

interface AskReasonProps extends Omit<ReasonDialogProps, 'onClose'> {
  label: string;
}

/** A button with a dialog that asks for a reason. */
export function AskReason({ label, ...dialog }: AskReasonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && (
        <Suspense>
          <ReasonDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
