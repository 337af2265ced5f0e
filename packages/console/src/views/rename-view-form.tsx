import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { SavedView } from '@market/domain/views/saved-view';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { useServices } from '@market/web-kit/services';
import { useHoldSession } from '@market/web-kit/use-session';
import { focusOnMount, useEscape } from '../forms/row-form-focus';
import { renameView } from './views.queries';

interface RenameViewFormProps {
  view: SavedView;
  onDone: () => void;
}

export function RenameViewForm({ view: { id, name }, onDone }: RenameViewFormProps) {
  const { api } = useServices();
  const [draft, setDraft] = useState(name);
  const rename = useMutation(renameView(api));
  const form = useRef<HTMLFormElement>(null);
  useHoldSession(draft !== name);
  useEscape(form, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ params: { id }, body: { name: draft.trim() } }, { onSuccess: onDone });
  };
  return (
    <form
      ref={form}
      aria-label={`Rename ${name}`}
      onSubmit={submit}
      className="rounded-2 bg-sunken p-2"
    >
      <Field label="New name" error={rename.error?.message}>
        <Input
          ref={focusOnMount}
          value={draft}
          maxLength={40}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant="ink"
          busy={rename.isPending}
          busyLabel="Saving…"
          disabled={draft.trim() === '' || draft.trim() === name}
        >
          Save name
        </Button>
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
