import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Mail, Pencil, Trash2 } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import type { StaffMember } from '@market/domain/staff/staff';
import { IconButton } from '@market/ui/icon-button';
import { Menu, type MenuEntry } from '@market/ui/menu';
import { useServices } from '@market/web-kit/services';
import { inviteStaffMember } from '../staff.queries';

interface StaffMenuProps {
  member: StaffMember;
  editHref: string;
  onRemove: () => void;
}

export function StaffMenu({ member, editHref, onRemove }: StaffMenuProps) {
  const { api } = useServices();
  const invitation = useMutation(inviteStaffMember(api));
  const invite: MenuEntry = {
    label: 'Resend invitation',
    icon: <Mail size={16} />,
    onSelect: () => invitation.mutate({ params: { id: member.id } }),
  };

  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${fullName(member)}`}
          icon={<Ellipsis size={18} />}
          size="sm"
          tooltip="none"
        />
      }
      items={[
        { label: 'Edit', icon: <Pencil size={16} />, to: editHref },
        ...(member.status === 'invited' ? [invite] : []),
        { label: 'Remove', icon: <Trash2 size={16} />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}
