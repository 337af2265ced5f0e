import { roleNames } from '@market/domain/accounts/roles';
import { auditActionLabels, type AuditEntry } from '@market/domain/audit/audit';
import { formatDateTimeYear } from '@market/domain/lagos-time';
import { shortenPaymentReferences } from '@market/domain/transactions/payment-reference';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { AuditChanges } from '../../../shared/audit-changes';
import { subjectLabel } from '../model/audit-texts';

interface AuditDrawerProps {
  entry: AuditEntry;
  recordHref: string;
  actorHref: string;
  onClose: () => void;
}

export function AuditDrawer({ entry, recordHref, actorHref, onClose }: AuditDrawerProps) {
  const { action, actorName, actorRole, at, changes, reason, subject, subjectName } = entry;
  return (
    <Drawer
      open
      wide
      onOpenChange={onClose}
      title={auditActionLabels[action]}
      description={`${actorName}, ${formatDateTimeYear(at)}`}
    >
      <div className="grid grid-cols-1 gap-5">
        <DescriptionList
          items={[
            {
              term: subjectLabel(subject),
              value: (
                <Link to={recordHref} className="link">
                  {shortenPaymentReferences(subjectName)}
                </Link>
              ),
            },
            {
              term: 'By',
              value: (
                <>
                  {`${actorName}, ${roleNames[actorRole]}`}
                  <Link
                    to={actorHref}
                    className="link flex w-fit items-center pointer-coarse:min-h-11"
                  >
                    All entries by this person
                  </Link>
                </>
              ),
            },
            { term: 'Time', value: formatDateTimeYear(at) },
            ...(reason
              ? [
                  {
                    term: 'Reason',
                    value: <span className="whitespace-pre-line">{reason}</span>,
                  },
                ]
              : []),
          ]}
        />
        <AuditChanges changes={changes} />
      </div>
    </Drawer>
  );
}
