import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@market/ui/button';

const NewPromotionDialog = lazy(async () => ({
  default: (await import('./new-promotion-dialog')).NewPromotionDialog,
}));

export function NewPromotion({ onCreated }: { onCreated: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Plus size={15} />} onClick={() => setOpen(true)}>
        New promotion
      </Button>
      {open && (
        <Suspense>
          <NewPromotionDialog onCreated={onCreated} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
