import { useQuery } from '@tanstack/react-query';
import type { Period } from '@market/domain/sales/period';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Money } from '@market/ui/money';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import { ExportButton } from '@market/console/export-button';
import { nairaCell, reportFileName } from '../model/report-csv';
import { returnedProductsQuery } from '../reports.queries';
import { RankedProduct } from './ranked-product';

const csvHeaders = ['Product', 'Units returned', 'Units sold', 'Refunded (NGN)'];

export function ReturnedProducts({
  period,
  productHref,
}: {
  period: Period;
  productHref: ((id: string) => string) | undefined;
}) {
  const { api } = useServices();
  const report = useQuery(returnedProductsQuery(api, period));
  const rows = report.data?.rows;
  return (
    <>
      <Toolbar
        end={
          rows &&
          rows.length > 0 && (
            <ExportButton
              fileName={reportFileName('returned-products', period)}
              rows={() => [
                csvHeaders,
                ...rows.map(({ productName, unitsReturned, unitsSold, refunded }) => [
                  productName,
                  unitsReturned,
                  unitsSold,
                  nairaCell(refunded),
                ]),
              ]}
            />
          )
        }
      >
        <p className="text-sm text-muted">Products refunded in this period</p>
      </Toolbar>
      <DataTable
        caption="Returned products"
        columns={[
          {
            id: 'product',
            header: 'Product',
            cell: (product) => (
              <RankedProduct
                product={product}
                hrefOf={productHref}
                detail={`${product.unitsSold.toLocaleString('en-NG')} sold in this period`}
              />
            ),
          },
          {
            id: 'returned',
            header: 'Returned',
            align: 'end',
            cell: ({ unitsReturned }) => unitsReturned.toLocaleString('en-NG'),
          },
          {
            id: 'refunded',
            header: 'Refunded',
            align: 'end',
            cell: ({ refunded }) => <Money kobo={refunded} className="font-semibold" />,
          },
        ]}
        rowKey={({ productId }) => productId}
        rows={rows}
        refetching={report.isPlaceholderData}
        error={queryError(report)}
        empty={
          <EmptyState tone="done" title="No returns">
            No returned products were refunded in this period.
          </EmptyState>
        }
      />
    </>
  );
}
