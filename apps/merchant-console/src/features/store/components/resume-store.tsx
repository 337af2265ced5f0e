import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { storeResumption } from '../store.mutations';

export function ResumeStore() {
  const { api } = useServices();
  const resumption = useMutation(storeResumption(api));
  return (
    <Button
      size="sm"
      icon={<Play size={15} />}
      busy={resumption.isPending}
      busyLabel="Resuming…"
      onClick={() => resumption.mutate({ body: { paused: false } })}
    >
      Resume the store
    </Button>
  );
}
