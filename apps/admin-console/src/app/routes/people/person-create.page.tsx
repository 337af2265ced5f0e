import { useMutation } from '@tanstack/react-query';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { AdminFormDrawer } from '../../../features/people/components/admin-form-drawer';
import { createAdmin, createApprover } from '../../../features/people/people.queries';
import { paths } from '../../paths';
import { ApproverFormDrawer } from '../../../features/people/components/approver-form-drawer';

export function PersonCreatePage() {
  const { api } = useServices();
  const create = useMutation(createAdmin(api));
  const close = useClose(paths.people.list.href());
  return (
    <AdminFormDrawer
      title="Add person"
      saveLabel="Send invitation"
      initial={{
        firstName: '',
        lastName: '',
        email: '',
        phoneNumber: undefined,
        role: 'admin',
        resources: [],
      }}
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}

export function ApproverCreatePage() {
  const { api } = useServices();
  const create = useMutation(createApprover(api));
  const close = useClose(paths.people.list.href());
  return (
    <ApproverFormDrawer
      title="Add store approver"
      saveLabel="Add approver"
      initial={{
        firstName: '',
        lastName: '',
        email: '',
        phoneNumber: undefined,
        level: 'both',
      }}
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}
