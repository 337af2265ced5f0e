import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Button } from '@market/ui/button';
import { useServices } from '@market/web-kit/services';
import { resumeStore } from '../store.mutations';

export function ResumeStore() {
  const { api } = useServices();
  const resume = useMutation(resumeStore(api));
  return (
    <Button
      size="sm"
      icon={<Play size={15} />}
      busy={resume.isPending}
      busyLabel="Resuming…"
      onClick={() => resume.mutate({ body: { paused: false } })}
    >
      Resume the store
    </Button>
  );
}
