import { noop, useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { appByRole } from '@market/domain/accounts/roles';
import type { ViewList } from '@market/domain/views/saved-view';
import { Button } from '@market/ui/button';
import { Field } from '@market/ui/field';
import { Input } from '@market/ui/input';
import { RadioGroup } from '@market/ui/radio-group';
import { useServices } from '@market/web-kit/services';
import { useHoldSession, useUser } from '@market/web-kit/use-session';
import { createView } from './views.queries';

export function SaveViewForm({
  list,
  query,
  onSaved,
}: {
  list: ViewList;
  query: string;
  onSaved: () => void;
}) {
  const { api } = useServices();
  const user = useUser();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'me' | 'team'>('me');
  const save = useMutation(createView(api));
  useHoldSession(name !== '');
  if (query === '') return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save
      .mutateAsync({ body: { list, name: name.trim(), query, isShared: scope === 'team' } })
      .then(onSaved, noop);
  };
  const team =
    user && appByRole[user.role] === 'merchant' ? 'Your store’s staff' : 'The platform’s team';
  return (
    <form aria-label="Save this view" onSubmit={submit} className="border-b border-line p-4">
      <Field
        label="Save these filters, sort order and columns as"
        error={save.error ? save.error.message : undefined}
      >
        <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div className="mt-3 flex items-end justify-between gap-3">
        <RadioGroup
          legend="Who can see it"
          value={scope}
          onValueChange={setScope}
          options={[
            { value: 'me', label: 'Only me' },
            { value: 'team', label: team },
          ]}
        />
        <Button
          type="submit"
          variant="ink"
          size="sm"
          busy={save.isPending}
          disabled={name.trim() === ''}
        >
          Save view
        </Button>
      </div>
    </form>
  );
}
