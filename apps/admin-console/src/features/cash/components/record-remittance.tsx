import { lazy, Suspense, useState } from 'react';
import type { CashHolder } from '@market/domain/cash/cash';
import { Button } from '@market/ui/button';

// The form and its schema load on the first click.
const RemittanceDialog = lazy(async () => ({
  default: (await import('./remittance-dialog')).RemittanceDialog,
}));

/** Records cash that arrived at the bank. */
export function RecordRemittance({ holder }: { holder: CashHolder }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        disabled={holder.held <= holder.waiting}
        aria-label={`Record remittance from ${holder.holderName}`}
        onClick={() => setOpen(true)}
      >
        Record remittance
      </Button>
      {open && (
        <Suspense>
          <RemittanceDialog holder={holder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
