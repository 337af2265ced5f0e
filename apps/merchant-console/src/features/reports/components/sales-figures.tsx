import { Kpi, KpiRow } from '@market/ui/kpi';
import { Price } from '@market/ui/price';
import { Sparkline } from '@market/ui/sparkline';
import { compareWithPreviousPeriod } from '../model/trend';

interface Total {
  total: number;
  before: number;
  trend: readonly { value: number }[];
}

interface SalesFiguresProps {
  /** In kobo. `undefined` while loading. */
  sales: Total | undefined;
  orders: Total | undefined;
  productsSold: Total | undefined;
  returnedProducts: Total | undefined;
}

export function SalesFigures({ sales, orders, productsSold, returnedProducts }: SalesFiguresProps) {
  return (
    <KpiRow label="Totals of the period">
      <Kpi
        label="Sales"
        value={sales && <Price kobo={sales.total} size="inherit" />}
        {...trendProps(sales)}
      />
      <Kpi label="Orders" value={totalText(orders)} {...trendProps(orders)} />
      <Kpi label="Products sold" value={totalText(productsSold)} {...trendProps(productsSold)} />
      <Kpi
        label="Products returned"
        value={totalText(returnedProducts)}
        {...trendProps(returnedProducts, true)}
      />
    </KpiRow>
  );
}

const totalText = (report: Total | undefined) => report?.total.toLocaleString('en-NG');

function trendProps(report: Total | undefined, risingIsBad = false) {
  if (!report) return {};
  const { total, before, trend } = report;
  const values = trend.map(({ value }) => value);
  // The trend text below gives the same information.
  const chart = values.length > 1 && (
    <span aria-hidden="true">
      <Sparkline label="" values={values} />
    </span>
  );
  return { ...compareWithPreviousPeriod({ now: total, before, risingIsBad }), chart };
}
