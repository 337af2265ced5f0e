import { noop, useMutation } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from '@market/domain/views/saved-view';
import { Button } from '@market/ui/button';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { focusOnMount } from '../forms/row-form-focus';
import { RenameViewForm } from './rename-view-form';
import { removeView } from './views.queries';

export const viewLinkClass =
  'flex min-h-9 min-w-0 flex-1 flex-col justify-center rounded-2 px-2 py-1 hover:bg-sunken aria-[current=page]:font-semibold pointer-coarse:min-h-touch';

type Task = 'rename' | 'delete';

interface ViewRowProps {
  view: SavedView;
  to: string;
  isCurrent: boolean;
  onDeleted: () => void;
}

export function ViewRow({ view, to, isCurrent, onDeleted }: ViewRowProps) {
  const [task, setTask] = useState<Task>();
  // The last task. When it ends, the button that started it gets the focus back.
  const [last, setLast] = useState<Task>();
  const start = (next: Task) => () => {
    setTask(next);
    setLast(next);
  };
  const stop = () => setTask(undefined);
  const { name, isShared, isOwn, makerName, canChange } = view;
  if (task === 'rename')
    return (
      <li>
        <RenameViewForm view={view} onDone={stop} />
      </li>
    );
  if (task === 'delete')
    return (
      <li>
        <DeleteQuestion view={view} onCancel={stop} onDeleted={onDeleted} />
      </li>
    );
  return (
    <li className="flex items-center">
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={viewLinkClass}>
        <span className="truncate">{name}</span>
        {isShared && (
          <span className="flex min-w-0 items-center gap-1.5 text-xs font-normal text-muted">
            <Users size={14} className="flex-none" />
            <span className="truncate">{isOwn ? 'Shared by you' : `Shared by ${makerName}`}</span>
          </span>
        )}
      </Link>
      {canChange && (
        <>
          <IconButton
            label={`Rename ${name}`}
            icon={<Pencil size={15} />}
            size="sm"
            tooltip="none"
            ref={last === 'rename' ? focusOnMount : undefined}
            onClick={start('rename')}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 size={15} />}
            size="sm"
            tooltip="none"
            ref={last === 'delete' ? focusOnMount : undefined}
            onClick={start('delete')}
          />
        </>
      )}
    </li>
  );
}

function DeleteQuestion({
  view: { id, name, isShared },
  onCancel,
  onDeleted,
}: {
  view: SavedView;
  onCancel: () => void;
  onDeleted: () => void;
}) {
  const { api } = useServices();
  const remove = useMutation(removeView(api));
  return (
    <div role="group" aria-label={`Delete ${name}?`} className="rounded-2 bg-sunken p-2">
      <p className="break-words">
        {isShared ? `Delete ${name} for the whole team?` : `Delete ${name}?`}
      </p>
      <div className="mt-2 flex gap-2">
        <Button
          size="sm"
          variant="danger-outline"
          busy={remove.isPending}
          busyLabel="Deleting…"
          onClick={() => void remove.mutateAsync({ params: { id } }).then(onDeleted, noop)}
        >
          Delete view
        </Button>
        {/* The button that opened the confirmation is removed, so this button gets the focus. */}
        <Button size="sm" ref={focusOnMount} onClick={onCancel}>
          Keep
        </Button>
      </div>
    </div>
  );
}
