import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { AdminFormDrawer } from '../../../features/people/components/admin-form-drawer';
import { updateAdmin, personQuery } from '../../../features/people/people.queries';
import { paths } from '../../paths';

export function PersonEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: person } = useSuspenseQuery(personQuery(api, id));
  const change = useMutation(updateAdmin(api));
  const close = useClose(paths.people.detail.href({ id }));
  const { firstName, lastName, email, phoneNumber, role, resources } = person;
  // An approver has no form. Only the approval level can change, and it is set in the person's
  // drawer.
  if (role === 'approver') throw new Response('Not found', { status: 404 });
  return (
    <AdminFormDrawer
      key={id}
      title={`Edit ${fullName(person)}`}
      saveLabel="Save changes"
      initial={{ firstName, lastName, email, phoneNumber, role, resources }}
      emailStays
      onSave={({ email: _unchanged, ...body }) => change.mutateAsync({ params: { id }, body })}
      onClose={close}
    />
  );
}
