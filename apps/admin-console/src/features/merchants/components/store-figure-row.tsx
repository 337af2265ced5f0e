import { useQuery } from '@tanstack/react-query';
import { platformStores } from '@market/api-client/access';
import { STORE_SALES_DAYS, type StoreSales } from '@market/domain/dashboard/store-sales';
import { pluralise } from '@market/domain/pluralise';
import type { StoreFigures } from '@market/domain/stores/merchant';
import { Alert } from '@market/ui/alert';
import { Kpi, KpiRow } from '@market/ui/kpi';
import { Money, moneyText } from '@market/ui/money';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { storeSalesQuery } from '../merchants.queries';

interface StoreFigureRowProps {
  storeId: string;
  figures: StoreFigures;
}

/** The figures of a store. Its sales and balance are hidden from approvers. */
export function StoreFigureRow({ storeId, figures }: StoreFigureRowProps) {
  return useCan()(platformStores) ? (
    <SalesFigures storeId={storeId} figures={figures} />
  ) : (
    <KpiRow label="Store figures">
      <Kpi
        label="Orders"
        value={formatCount(figures.orders)}
        note={`${formatCount(figures.openOrders)} open`}
      />
      <ProductsOnSale figures={figures} />
    </KpiRow>
  );
}

function SalesFigures({ storeId, figures }: StoreFigureRowProps) {
  const { api } = useServices();
  const { data, error } = useQuery(storeSalesQuery(api, storeId));
  if (error && !data) return <Alert tone="warning">{error.message}</Alert>;
  const days = `${STORE_SALES_DAYS} days`;
  return (
    <KpiRow label="Store figures">
      <Kpi
        label={`Sales, ${days}`}
        value={data && <Money kobo={data.sales} />}
        note="Excludes cancelled and returned goods"
      />
      <Kpi
        label={`Orders, ${days}`}
        value={data && formatCount(data.orders)}
        note={`${formatCount(figures.orders)} in total, ${formatCount(figures.openOrders)} open`}
      />
      <Kpi
        label={`Returned, ${days}`}
        value={data && returnRateText(data)}
        note={
          data && `${formatCount(data.unitsReturned)} of ${pluralise(data.unitsSold, 'unit')} sold`
        }
      />
      <Kpi
        label="Balance due"
        value={data && <Money kobo={data.balanceDue} />}
        note={data && balanceNote(data)}
      />
      <ProductsOnSale figures={figures} />
    </KpiRow>
  );
}

const ProductsOnSale = ({ figures: { products, approvedProducts } }: { figures: StoreFigures }) => (
  <Kpi
    label="Approved products"
    value={formatCount(approvedProducts)}
    note={`of ${formatCount(products)} submitted`}
  />
);

const returnRateText = ({ unitsReturned, unitsSold }: StoreSales): string =>
  unitsSold === 0 ? '–' : `${((unitsReturned / unitsSold) * 100).toFixed(1)}%`;

const balanceNote = ({ balanceDue, held }: StoreSales): string =>
  balanceDue < 0
    ? 'The store owes this amount after refunds'
    : `${moneyText(held)} held until return periods end`;

const formatCount = (value: number): string => value.toLocaleString('en-NG');
