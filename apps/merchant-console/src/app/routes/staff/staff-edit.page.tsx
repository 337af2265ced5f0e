import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fullName } from '@market/domain/accounts/person-name';
import { useClose } from '@market/web-kit/router/use-close';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { StaffDrawer } from '../../../features/staff/components/staff-drawer';
import { canManage } from '../../../features/staff/model/permissions';
import { updateStaffMember, staffMemberQuery } from '../../../features/staff/staff.queries';
import { paths } from '../../paths';

export function StaffEditPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const me = useUser();
  const { data: member } = useSuspenseQuery(staffMemberQuery(api, id));
  const change = useMutation(updateStaffMember(api));
  const close = useClose(paths.staff.list.href());
  if (!me || !canManage(me, member)) throw new Response('Forbidden', { status: 403 });
  const { firstName, lastName, email, phoneNumber, resources } = member;
  return (
    <StaffDrawer
      key={id}
      title={`Edit ${fullName(member)}`}
      saveLabel="Save changes"
      initial={{ firstName, lastName, email, phoneNumber, resources }}
      emailStays
      onSave={({ email: _stays, ...body }) => change.mutateAsync({ params: { id }, body })}
      onClose={close}
    />
  );
}
