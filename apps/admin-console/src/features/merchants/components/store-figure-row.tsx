import type { StoreFigures } from '@market/domain/stores/merchant';
import { Kpi, KpiRow } from '@market/ui/kpi';

export const StoreFigureRow = ({
  figures: { products, approvedProducts, orders, openOrders, staff },
  followers,
}: {
  figures: StoreFigures;
  followers: number;
}) => (
  <KpiRow label="Store figures">
    <Kpi label="Products" value={count(products)} note={`${count(approvedProducts)} approved`} />
    <Kpi label="Orders" value={count(orders)} note={`${count(openOrders)} open`} />
    <Kpi label="Staff" value={count(staff)} note="besides the owner" />
    <Kpi label="Followers" value={count(followers)} />
  </KpiRow>
);

const count = (value: number): string => value.toLocaleString('en-NG');
