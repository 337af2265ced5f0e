import { FileText, PackageCheck, Printer } from 'lucide-react';
import * as transactions from '@market/api-client/contract/main/transactions';
import { Button } from '@market/ui/button';
import { Menu } from '@market/ui/menu';
import { useCan } from '@market/web-kit/use-session';
import type { PrintDocument } from '../order-search.schema';

interface PrintMenuProps {
  count: number;
  hrefOf: (paper: PrintDocument) => string;
  size?: 'sm' | 'md';
}

export function PrintMenu({ count, hrefOf, size = 'md' }: PrintMenuProps) {
  const can = useCan();
  const isPlural = count !== 1;
  const slips = {
    label: isPlural ? `${count} packing slips` : 'Packing slip',
    description: 'Goes into the parcel, without prices',
    icon: <PackageCheck size={16} />,
    to: hrefOf('slips'),
  };
  const invoices = {
    label: isPlural ? `${count} invoices` : 'Invoice',
    description: 'For the customer’s records',
    icon: <FileText size={16} />,
    to: hrefOf('invoices'),
  };
  return (
    <Menu
      trigger={
        <Button size={size} icon={<Printer size={16} />}>
          Print
        </Button>
      }
      items={can(transactions.invoice) ? [slips, invoices] : [slips]}
    />
  );
}
