import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Mail, UserCheck, UserX } from 'lucide-react';
import { fullName } from '@market/domain/accounts/person-name';
import { formatDate } from '@market/domain/lagos-time';
import type { PartnerPerson } from '@market/domain/shipping/partner-people';
import type { Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { IconButton } from '@market/ui/icon-button';
import { Menu } from '@market/ui/menu';
import { StatusTag, type StatusText } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { invitePerson, reactivatePerson } from '../company.queries';

const personStatusTexts: Readonly<Record<PartnerPerson['status'], StatusText>> = {
  invited: { label: 'Invited', tone: 'pending' },
  active: { label: 'Active', tone: 'done' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};

interface PeopleActions {
  readonly onDeactivate: (person: PartnerPerson) => void;
}

export const peopleColumns = ({ onDeactivate }: PeopleActions): Column<PartnerPerson>[] => [
  {
    id: 'name',
    header: 'Name',
    className: 'md:py-2',
    cell: (person) => (
      <>
        <span className="block max-w-72 break-words whitespace-normal">
          {fullName(person)}
          {person.isOwner && <span className="font-normal text-muted"> (owner)</span>}
        </span>
        <span className="block max-w-72 text-xs font-normal break-words text-muted">
          <EmailText>{person.email}</EmailText>
        </span>
      </>
    ),
  },
  {
    id: 'phone',
    header: 'Phone number',
    className: 'whitespace-nowrap nums',
    cell: ({ phoneNumber }) => phoneNumber ?? 'None',
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    className: 'whitespace-nowrap nums',
    cell: ({ lastLogin }) => (lastLogin ? formatDate(lastLogin) : 'Never'),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={personStatusTexts[status].tone}>{personStatusTexts[status].label}</StatusTag>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (person) =>
      !person.isOwner && <PersonMenu person={person} onDeactivate={() => onDeactivate(person)} />,
  },
];

function PersonMenu({ person, onDeactivate }: { person: PartnerPerson; onDeactivate: () => void }) {
  const { api } = useServices();
  const invitation = useMutation(invitePerson(api));
  const reactivation = useMutation(reactivatePerson(api));
  const params = { id: person.id };
  const invite = {
    label: 'Resend invitation',
    icon: <Mail size={16} />,
    onSelect: () => invitation.mutate({ params }),
  };
  const deactivate = {
    label: 'Deactivate',
    icon: <UserX size={16} />,
    tone: 'danger' as const,
    onSelect: onDeactivate,
  };
  const reactivate = {
    label: 'Reactivate',
    icon: <UserCheck size={16} />,
    onSelect: () => reactivation.mutate({ params }),
  };
  const items = {
    invited: [invite, deactivate],
    active: [deactivate],
    deactivated: [reactivate],
  }[person.status];
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${fullName(person)}`}
          icon={<Ellipsis size={18} />}
          size="sm"
          tooltip="none"
        />
      }
      items={items}
    />
  );
}
