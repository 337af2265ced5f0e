import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { moneyText } from '@market/ui/money';
import { PageHeader } from '@market/ui/page-header';
import { SplitBar } from '@market/ui/split-bar';
import { useServices } from '@market/web-kit/services';
import { InvoiceSheet } from '../../../features/transactions/components/invoice-sheet';
import { TransactionStatusTag } from '../../../features/transactions/components/transaction-columns';
import { invoiceQuery } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

/** The payout breakdown is for the merchant only and is not printed. */
export function InvoiceDetailPage() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(api, id));
  const { split } = invoice;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Invoices', to: paths.invoices.list.href() },
                { label: invoice.invoiceNumber },
              ]}
            />
          }
          title={`Invoice ${invoice.invoiceNumber}`}
          tags={<TransactionStatusTag status={invoice.status} />}
          actions={
            <Button variant="primary" icon={<Printer size={16} />} onClick={() => print()}>
              Print or save as PDF
            </Button>
          }
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,50rem)_minmax(18rem,1fr)] print:block">
        <InvoiceSheet invoice={invoice} />
        <Card
          title="Payout breakdown"
          className="print:hidden"
          footer={<p className="text-muted">This breakdown is not printed.</p>}
        >
          <SplitBar
            label={`Breakdown of the ${moneyText(invoice.total)} paid`}
            parts={[
              {
                label: 'You receive',
                value: split.dueToMerchant,
                text: moneyText(split.dueToMerchant),
              },
              {
                label: `Commission, ${split.commissionPercent}%`,
                value: split.commission,
                text: moneyText(split.commission),
              },
              { label: 'Delivery', value: split.delivery, text: moneyText(split.delivery) },
            ]}
          />
        </Card>
      </div>
    </>
  );
}
