import type { ReactNode } from 'react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { formatDate } from '@market/domain/lagos-time';
import { type Policy } from '@market/domain/policies/policy';
import { policyKindNames } from '@market/domain/policies/policy-kinds';
import { DataTable, type Column } from '@market/ui/data-table';
import { IconButton } from '@market/ui/icon-button';
import { Link } from '@market/ui/link';
import { Menu } from '@market/ui/menu';

interface PolicyTableProps {
  rows: readonly Policy[] | undefined;
  editHref: (policy: Policy) => string;
  onRemove: (policy: Policy) => void;
  error: ReactNode;
  empty: ReactNode;
}

const createColumns = ({
  editHref,
  onRemove,
}: Pick<PolicyTableProps, 'editHref' | 'onRemove'>): Column<Policy>[] => [
  {
    id: 'policy',
    header: 'Policy',
    className: 'md:max-w-80',
    cell: (policy) => (
      <>
        <Link
          to={editHref(policy)}
          title={policy.title}
          className="block break-words hover:underline md:truncate"
        >
          {policy.title}
        </Link>
        <span className="block text-xs font-normal text-muted">{policyKindNames[policy.kind]}</span>
      </>
    ),
  },
  {
    id: 'summary',
    header: 'Summary',
    cell: ({ summary }) => (
      <span className="min-w-0 break-words max-md:text-right">{summary ?? '–'}</span>
    ),
  },
  {
    id: 'changed',
    header: 'Last updated',
    className: 'whitespace-nowrap nums',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'status',
    cell: (policy) => (
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${policy.title}`}
            icon={<Ellipsis size={18} />}
            size="sm"
            tooltip="none"
          />
        }
        items={[
          { label: 'Edit', icon: <Pencil size={16} />, to: editHref(policy) },
          {
            label: 'Remove',
            icon: <Trash2 size={16} />,
            tone: 'danger',
            onSelect: () => onRemove(policy),
          },
        ]}
      />
    ),
  },
];

export function PolicyTable({ editHref, onRemove, ...table }: PolicyTableProps) {
  return (
    <DataTable
      caption="Policies"
      columns={createColumns({ editHref, onRemove })}
      rowKey={({ id }) => id}
      skeletonRows={3}
      {...table}
    />
  );
}
