import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { historyReaders } from '@market/api-client/access';
import type { AuditSubject } from '@market/domain/audit/audit';
import { IconButton } from '@market/ui/icon-button';
import { useCan } from '@market/web-kit/use-session';

const HistoryDrawer = lazy(async () => ({
  default: (await import('./history-drawer')).HistoryDrawer,
}));

interface HistoryButtonProps {
  subject: AuditSubject;
  id: string;
  name: string;
}

/** The history of a record that has no page. Hidden from those who may not read it. */
export function HistoryButton({ subject, id, name }: HistoryButtonProps) {
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can(historyReaders[subject])) return null;
  return (
    <>
      <IconButton
        label={`History of ${name}`}
        icon={<History size={17} />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <HistoryDrawer subject={subject} id={id} title={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
