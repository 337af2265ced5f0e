import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Admin, NewAdmin } from '@market/domain/accounts/admin';
import { fullName } from '@market/domain/accounts/person-name';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { AdminFormDrawer } from '../../../features/people/components/admin-form-drawer';
import { ApproverFormDrawer } from '../../../features/people/components/approver-form-drawer';
import { editApprover, personQuery, updateAdmin } from '../../../features/people/people.queries';
import { paths } from '../../paths';

export function PersonEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: person } = useSuspenseQuery(personQuery(api, id));
  const { role } = person;
  return role === 'approver' ? (
    <ApproverEdit key={id} approver={person} />
  ) : (
    <AdminEdit key={id} admin={{ ...person, role }} />
  );
}

const editTexts = (person: Admin) => ({
  title: `Edit ${fullName(person)}`,
  saveLabel: 'Save changes',
});

function ApproverEdit({ approver }: { approver: Admin }) {
  const { api } = useServices();
  const change = useMutation(editApprover(api));
  const { id, firstName, lastName, email, phoneNumber, level = 'both' } = approver;
  return (
    <ApproverFormDrawer
      {...editTexts(approver)}
      initial={{ firstName, lastName, email, phoneNumber, level }}
      emailStays
      onSave={({ email: _unchanged, userId: _, ...edited }) =>
        change.mutateAsync({
          params: { id },
          body: { ...edited, phoneNumber: edited.phoneNumber ?? null },
        })
      }
      onClose={useClose(paths.people.detail.href({ id }))}
    />
  );
}

type AdminWithForm = Admin & Pick<NewAdmin, 'role'>;

function AdminEdit({ admin }: { admin: AdminWithForm }) {
  const { api } = useServices();
  const change = useMutation(updateAdmin(api));
  const { id, firstName, lastName, email, phoneNumber, role, resources } = admin;
  return (
    <AdminFormDrawer
      {...editTexts(admin)}
      initial={{ firstName, lastName, email, phoneNumber, role, resources }}
      emailStays
      onSave={({ email: _unchanged, ...body }) => change.mutateAsync({ params: { id }, body })}
      onClose={useClose(paths.people.detail.href({ id }))}
    />
  );
}
