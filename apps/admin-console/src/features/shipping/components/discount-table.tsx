import { useMutation } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { shortPeriodText } from '@market/console/period/short-period-text';
import { lagosDate } from '@market/domain/lagos-time';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { Tariff } from '@market/domain/shipping/tariff';
import { Button } from '@market/ui/button';
import { ConfirmDialog } from '@market/ui/confirm-dialog';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { StatusTag } from '@market/ui/status-tag';
import { useServices } from '@market/web-kit/services';
import { HistoryButton } from '../../../shared/history-button';
import { conditionsText, discountState, discountValueText } from '../model/discount-texts';
import { updateDiscount } from '../shipping.queries';
import { EditDiscountButton } from './discount-buttons';

interface DiscountTableProps {
  discounts: readonly ShippingDiscount[];
  tariff: Tariff;
  now: Date;
}

const discountColumns = (tariff: Tariff, today: string): Column<ShippingDiscount>[] => [
  {
    id: 'name',
    header: 'Discount',
    className: 'md:max-w-64 whitespace-normal!',
    cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
  },
  {
    id: 'value',
    header: 'Value',
    className: 'whitespace-nowrap nums',
    cell: discountValueText,
  },
  {
    id: 'conditions',
    header: 'Applies to',
    className: 'md:max-w-72 whitespace-normal! wrap-anywhere',
    cell: (discount) => conditionsText(discount, tariff),
  },
  {
    id: 'period',
    header: 'Dates',
    className: 'text-muted nums',
    cell: shortPeriodText,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: (discount) => {
      const { label, tone } = discountState(discount, today);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'action',
    cell: (discount) => (
      <span className="inline-flex items-center gap-1">
        <SwitchDiscount discount={discount} />
        <EditDiscountButton discount={discount} tariff={tariff} />
        <HistoryButton subject="shippingDiscount" id={discount.id} name={discount.name} />
      </span>
    ),
  },
];

export function DiscountTable({ discounts, tariff, now }: DiscountTableProps) {
  return (
    <DataTable
      caption="Shipping discounts"
      columns={discountColumns(tariff, lagosDate(now))}
      rows={discounts}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No discounts yet" icon={<TicketPercent />}>
          A discount lowers the delivery fee. The platform pays the difference.
        </EmptyState>
      }
    />
  );
}

function SwitchDiscount({ discount }: { discount: ShippingDiscount }) {
  const { api } = useServices();
  const update = useMutation(updateDiscount(api));
  const { id, ...body } = discount;
  const { name, active } = body;
  return (
    <ConfirmDialog
      tone="primary"
      title={active ? `Pause ${name}?` : `Resume ${name}?`}
      confirmLabel={active ? 'Pause discount' : 'Resume discount'}
      busyLabel="Saving…"
      onConfirm={() => update.mutateAsync({ params: { id }, body: { ...body, active: !active } })}
      trigger={
        <Button size="sm" aria-label={active ? `Pause ${name}` : `Resume ${name}`}>
          {active ? 'Pause' : 'Resume'}
        </Button>
      }
    >
      The change applies to later quotes. Open payments and placed orders keep their fee.
    </ConfirmDialog>
  );
}
