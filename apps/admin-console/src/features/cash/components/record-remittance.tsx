import { lazy, Suspense, useState } from 'react';
import type { CashHolder } from '@market/domain/cash/cash';
import { Button } from '@market/ui/button';

const RemittanceDialog = lazy(async () => ({
  default: (await import('./remittance-dialog')).RemittanceDialog,
}));

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
