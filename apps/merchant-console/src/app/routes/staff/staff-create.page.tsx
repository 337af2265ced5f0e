import { useMutation } from '@tanstack/react-query';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { StaffDrawer } from '../../../features/staff/components/staff-drawer';
import { createStaffMember } from '../../../features/staff/staff.queries';
import { paths } from '../../paths';

export function StaffCreatePage() {
  const { api } = useServices();
  const create = useMutation(createStaffMember(api));
  const close = useClose(paths.staff.list.href());
  return (
    <StaffDrawer
      title="Invite staff"
      saveLabel="Send invitation"
      initial={{ firstName: '', lastName: '', email: '', phoneNumber: undefined, resources: [] }}
      onSave={(body) => create.mutateAsync({ body })}
      onClose={close}
    />
  );
}
