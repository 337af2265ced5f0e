import { Kpi, KpiRow } from '@market/ui/kpi';
import { Price } from '@market/ui/price';
import { Spark } from '@market/ui/spark';
import { trendOf } from '../model/trend';

interface Total {
  total: number;
  before: number;
  trend: readonly { value: number }[];
}

interface SalesFiguresProps {
  /** Kobo; each `undefined` while it loads. */
  sales: Total | undefined;
  orders: Total | undefined;
  productsSold: Total | undefined;
  returnedProducts: Total | undefined;
}

/** The four sums of a period and how they moved. */
export function SalesFigures({ sales, orders, productsSold, returnedProducts }: SalesFiguresProps) {
  return (
    <KpiRow label="Sums of the period">
      <Kpi
        label="Sales"
        value={sales && <Price kobo={sales.total} size="inherit" />}
        {...moved(sales)}
      />
      <Kpi label="Orders" value={countText(orders)} {...moved(orders)} />
      <Kpi label="Products sold" value={countText(productsSold)} {...moved(productsSold)} />
      <Kpi
        label="Products returned"
        value={countText(returnedProducts)}
        {...moved(returnedProducts, true)}
      />
    </KpiRow>
  );
}

const countText = (report: Total | undefined) => report?.total.toLocaleString('en-NG');

/** The trend of a figure, and the line beside it when there is one to draw. */
function moved(report: Total | undefined, risingIsBad = false) {
  if (!report) return {};
  const { total, before, trend } = report;
  const values = trend.map(({ value }) => value);
  // Its trend is said in words below; the line repeats it.
  const chart = values.length > 1 && (
    <span aria-hidden="true">
      <Spark label="" values={values} />
    </span>
  );
  return { ...trendOf({ now: total, before, risingIsBad }), chart };
}
