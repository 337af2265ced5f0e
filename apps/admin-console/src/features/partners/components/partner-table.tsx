import type { ReactNode } from 'react';
import { formatRecent } from '@market/domain/lagos-time';
import type { PlatformPartner } from '@market/domain/shipping/partner';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmailText } from '@market/ui/email-text';
import { Link } from '@market/ui/link';
import { StatusTag } from '@market/ui/status-tag';
import { partnerStatusTexts } from '../../../shared/partner-texts';

interface PartnerTableProps {
  rows: readonly PlatformPartner[] | undefined;
  now: Date;
  refetching: boolean;
  filtered: boolean;
  hrefOf: (partner: PlatformPartner) => string;
  error: ReactNode;
  empty: ReactNode;
  noMatch: ReactNode;
  footer: ReactNode;
}

const createColumns = ({
  now,
  hrefOf,
}: Pick<PartnerTableProps, 'now' | 'hrefOf'>): Column<PlatformPartner>[] => [
  {
    id: 'company',
    header: 'Company',
    className: 'md:max-w-72',
    cell: (partner) => (
      <>
        <Link
          to={hrefOf(partner)}
          title={partner.companyName}
          className="block wrap-anywhere whitespace-normal hover:underline md:truncate"
        >
          {partner.companyName}
        </Link>
        <span
          title={partner.email}
          className="block text-xs font-normal text-muted max-md:break-words md:truncate"
        >
          {partner.contactName}, <EmailText>{partner.email}</EmailText>
        </span>
      </>
    ),
  },
  {
    id: 'active',
    header: 'Open deliveries',
    align: 'end',
    className: 'nums',
    cell: ({ activeOrders }) => activeOrders,
  },
  {
    id: 'delivered',
    header: 'Delivered',
    align: 'end',
    className: 'nums',
    cell: ({ deliveredOrders }) => deliveredOrders,
  },
  {
    id: 'since',
    header: 'Joined',
    className: 'whitespace-nowrap text-muted nums',
    cell: ({ createdAt }) => formatRecent(createdAt, now),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: ({ status }) => (
      <StatusTag tone={partnerStatusTexts[status].tone}>
        {partnerStatusTexts[status].label}
      </StatusTag>
    ),
  },
];

export function PartnerTable({ now, hrefOf, ...table }: PartnerTableProps) {
  return (
    <DataTable
      caption="Shipping partners"
      columns={createColumns({ now, hrefOf })}
      rowKey={({ id }) => id}
      skeletonRows={5}
      {...table}
    />
  );
}
