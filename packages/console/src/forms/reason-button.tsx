import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';
import type { ReasonDialogProps } from './reason-dialog';

// The form and its schema load on the first click.
const ReasonDialog = lazy(async () => ({
  default: (await import('./reason-dialog')).ReasonDialog,
}));

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'onClose'> {
  label: string;
}

/** A button that opens a dialog for a decision that needs a reason. */
export function ReasonButton({ label, ...dialog }: ReasonButtonProps) {
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
