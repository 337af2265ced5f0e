import { CirclePause, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { platformStores } from '@market/api-client/access';
import { Button } from '@market/ui/button';
import { useCan } from '@market/web-kit/use-session';
import type { SuspendDialogProps } from './suspend-dialog';

const SuspendDialog = lazy(async () => ({
  default: (await import('./suspend-dialog')).SuspendDialog,
}));

export function SuspendStore({ store, figures }: Omit<SuspendDialogProps, 'onClose'>) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  const isSuspended = store.status === 'suspended';
  const canChange = isSuspended || store.status === 'live' || store.status === 'paused';
  if (!canChange || !can(platformStores)) return null;
  return (
    <>
      <Button
        variant={isSuspended ? 'primary' : 'danger-outline'}
        icon={isSuspended ? <Play size={17} /> : <CirclePause size={17} />}
        onClick={() => setOpen(true)}
      >
        {isSuspended ? 'Resume' : 'Suspend'}
      </Button>
      {open && (
        <Suspense>
          <SuspendDialog store={store} figures={figures} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
