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
