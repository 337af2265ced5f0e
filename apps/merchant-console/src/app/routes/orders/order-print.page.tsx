import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import * as transactions from '@market/api-client/contract/main/transactions';
import { pluralise } from '@market/domain/pluralise';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { SegmentedControl } from '@market/ui/segmented-control';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { PackingSlipSheet } from '../../../features/orders/components/packing-slip';
import { packingSlipsQuery } from '../../../features/orders/orders.queries';
import { parsePrintSearch, type PrintDocument } from '../../../features/orders/order-search.schema';
import { InvoiceSheet } from '../../../features/transactions/components/invoice-sheet';
import { invoiceQuery } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

const kinds: { value: PrintDocument; label: string }[] = [
  { value: 'slips', label: 'Packing slips' },
  { value: 'invoices', label: 'Invoices' },
];
const sheetClass = 'print:break-after-page print:last:break-after-auto';

export function OrderPrintPage() {
  const [params, setParams] = useSearchParams();
  const { paper, ids } = parsePrintSearch(params);
  const can = useCan();
  const title = kinds.find(({ value }) => value === paper)?.label ?? '';

  return (
    <>
      <div className="print:hidden">
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[{ label: 'Orders', to: paths.orders.list.href() }, { label: title }]}
            />
          }
          title={title}
          description={`${pluralise(ids.length, 'order')}, one sheet each`}
          actions={
            <>
              {can(transactions.invoice) && (
                <SegmentedControl
                  label="Document"
                  options={kinds}
                  value={paper}
                  onValueChange={(next) =>
                    setParams({ paper: next, ids: ids.join(',') }, { replace: true })
                  }
                />
              )}
              <Button variant="primary" icon={<Printer size={16} />} onClick={() => print()}>
                Print or save as PDF
              </Button>
            </>
          }
        />
      </div>
      <div className="mx-auto grid max-w-[50rem] gap-6 print:block print:max-w-none">
        {paper === 'slips' ? <PackingSlips ids={ids} /> : <Invoices ids={ids} />}
      </div>
    </>
  );
}

function PackingSlips({ ids }: { ids: readonly string[] }) {
  const { api, config } = useServices();
  const { data: slips } = useSuspenseQuery(packingSlipsQuery(api, ids.join(',')));
  if (slips.length === 0)
    return (
      <EmptyState title="No orders to print">
        Select orders in the list and print them from there.
      </EmptyState>
    );
  return slips.map((slip) => (
    <div key={slip.id} className={sheetClass}>
      <PackingSlipSheet slip={slip} platformName={config.platformName} />
    </div>
  ));
}

function Invoices({ ids }: { ids: readonly string[] }) {
  const { api } = useServices();
  const invoices = useSuspenseQueries({ queries: ids.map((id) => invoiceQuery(api, id)) });
  return invoices.map(({ data: invoice }) => (
    <div key={invoice.id} className={sheetClass}>
      <InvoiceSheet invoice={invoice} />
    </div>
  ));
}
