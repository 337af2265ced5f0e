import { PersonAvatar } from '@market/console/people/person-avatar';
import { fullName } from '@market/domain/accounts/person-name';
import type { Admin } from '@market/domain/accounts/admin';
import { roleNames } from '@market/domain/accounts/roles';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { RecordHistory } from '../../../shared/record-history';
import { accessText, adminStatusTexts } from '../model/people-texts';
import { ApproverLevel } from './approver-level';
import { PersonActions } from './person-actions';

interface PersonDrawerProps {
  person: Admin;
  isOwnAccount: boolean;
  /** How many super admins can sign in. */
  superAdmins: number;
  editHref: string;
  onClose: () => void;
}

export function PersonDrawer({
  person,
  isOwnAccount,
  superAdmins,
  editHref,
  onClose,
}: PersonDrawerProps) {
  const { role, status, deactivationReason } = person;
  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={
        <span className="flex items-center gap-3">
          <PersonAvatar person={person} size="lg" />
          {fullName(person)}
        </span>
      }
      description={<EmailText>{person.email}</EmailText>}
      footer={
        <Button variant="primary" render={<Link to={editHref} />}>
          Edit
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {role === 'super_admin' && status === 'active' && superAdmins <= 2 && (
          <Alert tone="warning">
            {superAdmins === 1
              ? 'This is the last super admin, who cannot be deactivated or deleted.'
              : 'There are only two super admins. The last one cannot be deactivated or deleted.'}
          </Alert>
        )}
        {deactivationReason && <Alert tone="warning">{`Deactivated: ${deactivationReason}`}</Alert>}
        <DescriptionList
          items={[
            {
              term: 'Status',
              value: (
                <StatusTag tone={adminStatusTexts[status].tone}>
                  {adminStatusTexts[status].label}
                </StatusTag>
              ),
            },
            { term: 'Role', value: roleNames[role] },
            ...(role === 'admin' || role === 'super_admin'
              ? [{ term: 'Permissions', value: accessText(person) }]
              : []),
            ...(person.phoneNumber ? [{ term: 'Phone number', value: person.phoneNumber }] : []),
            { term: 'Created', value: formatDateTimeYear(person.createdAt) },
            {
              term: 'Last sign-in',
              value: person.lastLogin ? formatDateTimeYear(person.lastLogin) : 'Never',
            },
          ]}
        />
        {role === 'approver' && (
          <section className="grid justify-items-start gap-3 border-t border-line pt-5">
            <h3 className="text-sm font-semibold">Approvals</h3>
            <ApproverLevel approver={person} />
          </section>
        )}
        <section className="grid gap-3 border-t border-line pt-5">
          <h3 className="text-sm font-semibold">Account</h3>
          {isOwnAccount ? (
            <p className="text-sm text-muted">You cannot deactivate or delete your own account.</p>
          ) : (
            <PersonActions person={person} onDeleted={onClose} />
          )}
        </section>
        <div className="border-t border-line pt-5">
          <RecordHistory subject="admin" id={person.id} />
        </div>
      </div>
    </Drawer>
  );
}
