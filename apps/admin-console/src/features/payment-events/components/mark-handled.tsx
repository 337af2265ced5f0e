import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';

const MarkHandledDialog = lazy(async () => ({
  default: (await import('./mark-handled-dialog')).MarkHandledDialog,
}));

/** Stops the retries of an event that was resolved by hand. Asks for a note. */
export function MarkHandled({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mark as handled</Button>
      {open && (
        <Suspense>
          <MarkHandledDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
