import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { PageHeader } from '@market/ui/page-header';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { invoiceColumns } from '../../../features/transactions/components/invoice-columns';
import { CursorTable } from '../../../features/transactions/components/cursor-table';
import { TransactionFilters } from '../../../features/transactions/components/transaction-filters';
import { invoiceList } from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

export function InvoiceListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(invoiceList.schema);
  const list = useQuery(invoiceList.query(api, search));

  return (
    <>
      <PageHeader title="Invoices" description="One for each order" />
      <TransactionFilters search={search} onChange={setSearch} />
      <CursorTable
        caption="Invoices"
        columns={invoiceColumns(({ id }) => paths.invoices.detail.href({ id }))}
        list={list}
        search={search}
        onSearch={setSearch}
        empty={
          <EmptyState title="No invoices yet" illustrationUrl={toolbox}>
            Every paid order has an invoice.
          </EmptyState>
        }
      />
    </>
  );
}
