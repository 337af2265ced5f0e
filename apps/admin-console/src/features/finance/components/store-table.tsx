import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FinanceFilter, StoreReport } from '@market/domain/finance/finance-report';
import { pluralise } from '@market/domain/pluralise';
import { Card } from '@market/ui/card';
import { Money } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { stickyFirstColumnClass, StoreRows } from './store-rows';

export interface StoreTableProps {
  report: 'sar' | 'ndsr';
  data: StoreReport | undefined;
  filter: FinanceFilter;
  orderHref: (id: string) => string;
  toolbar: ReactNode;
  placeholder: ReactNode;
  footer: ReactNode;
}

const columns = ['Sales', 'Delivery', 'Commission'];

export function StoreTable(props: StoreTableProps) {
  const { report, data, filter, orderHref, toolbar, placeholder, footer } = props;
  return (
    <Card flush title="By store" action={toolbar}>
      {placeholder ?? (
        <div className="overflow-x-auto">
          <table className="w-full text-[13px]">
            <caption className="sr-only">By store</caption>
            <thead className="text-xs text-muted max-md:sr-only">
              <tr className="h-[38px] bg-sunken">
                <th
                  scope="col"
                  className={clsx(stickyFirstColumnClass, 'px-4 text-left font-semibold')}
                >
                  Store
                </th>
                <th scope="col" className="px-1.5 text-right font-semibold">
                  Orders
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-1.5 text-right font-semibold">
                    {name}
                  </th>
                ))}
                <th scope="col" className="px-1.5 text-right font-semibold whitespace-nowrap">
                  Due to merchant
                </th>
                <th scope="col" className="px-1.5 text-right font-semibold whitespace-nowrap">
                  Paid out
                </th>
                <th scope="col" className="pr-3 pl-1.5 text-right font-semibold">
                  Outstanding
                </th>
              </tr>
            </thead>
            {data ? (
              <>
                {data.rows.map((store) => (
                  <StoreRows
                    key={store.storeId}
                    report={report}
                    store={store}
                    filter={filter}
                    orderHref={orderHref}
                  />
                ))}
                <TotalRow data={data} />
              </>
            ) : (
              <tbody aria-hidden="true">
                {[1, 2, 3, 4, 5, 6].map((row) => (
                  <tr key={row} className="h-14 border-t border-line">
                    <td colSpan={8} className="px-4">
                      <Skeleton className="h-4 w-full" />
                    </td>
                  </tr>
                ))}
              </tbody>
            )}
          </table>
        </div>
      )}
      {footer}
    </Card>
  );
}

/** The totals of all stores, including those on other pages. */
function TotalRow({ data: { totals, count } }: { data: StoreReport }) {
  return (
    <tfoot className="border-t-2 border-text font-bold">
      <tr className="h-14 bg-bg md:h-12">
        <th
          scope="row"
          className={clsx(stickyFirstColumnClass, 'px-4 text-left whitespace-nowrap')}
        >
          {`Total, ${pluralise(count, 'store')}`}
          <span className="block font-normal text-muted md:hidden">
            {pluralise(totals.orders, 'order')}
          </span>
        </th>
        <td className="px-1.5 text-right nums max-md:hidden">
          {totals.orders.toLocaleString('en-NG')}
        </td>
        {[totals.totalSalesOrderAmount, totals.totalDeliveryAmount, totals.commission].map(
          (kobo, index) => (
            <td key={columns[index]} className="px-1.5 text-right max-md:hidden">
              <Money kobo={kobo} />
            </td>
          ),
        )}
        <td className="px-1.5 text-right max-md:px-4">
          <Money kobo={totals.dueToMerchant} />
          <span className="block font-normal whitespace-nowrap text-muted md:hidden">
            {'open '}
            <Money kobo={totals.outstanding} />
          </span>
        </td>
        <td className="px-1.5 text-right max-md:hidden">
          <Money kobo={totals.paidOut} />
        </td>
        <td className="pr-3 pl-1.5 text-right max-md:hidden">
          <Money kobo={totals.outstanding} />
        </td>
      </tr>
    </tfoot>
  );
}
