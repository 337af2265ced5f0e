import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '@market/domain/sales/period';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { nairaCell, reportFileName } from '../model/report-csv';
import {
  salesByCustomerQuery,
  salesByLocationQuery,
  salesByProductQuery,
} from '../reports.queries';
import { RankedProduct } from './ranked-product';
import { RankingTable } from './ranking-table';

interface RankingProps {
  period: Period;
  search: { page: number; size: number };
  onSearch: (patch: { page?: number; size?: number }) => void;
}

const formatCount = (count: number): string => count.toLocaleString('en-NG');
const salesHeaders = ['Sales (NGN)', 'Sales (NGN), previous period'] as const;

export function SalesByProduct({
  period,
  productHref,
  ...list
}: RankingProps & { productHref: ((id: string) => string) | undefined }) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="Products by sales"
      ranking={useQuery(salesByProductQuery(api, period, list.search))}
      fetchPage={(page) => client.query(salesByProductQuery(api, period, page))}
      rowKey={({ productId }) => productId}
      columns={[
        {
          id: 'product',
          header: 'Product',
          cell: (product) => (
            <RankedProduct
              product={product}
              hrefOf={productHref}
              detail={product.unitsReturned > 0 && `${formatCount(product.unitsReturned)} returned`}
            />
          ),
        },
        {
          id: 'sold',
          header: 'Units sold',
          align: 'end',
          cell: ({ unitsSold }) => formatCount(unitsSold),
        },
      ]}
      fileName={reportFileName('sales-by-product', period)}
      csvHead={['Product', 'Units sold', 'Units returned', ...salesHeaders]}
      csvRow={({ productName, unitsSold, unitsReturned, sales, before }) => [
        productName,
        unitsSold,
        unitsReturned,
        nairaCell(sales),
        nairaCell(before),
      ]}
    />
  );
}

export function SalesByCustomer({
  period,
  ordersHref,
  ...list
}: RankingProps & { ordersHref: ((customerName: string) => string) | undefined }) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="Customers by sales"
      ranking={useQuery(salesByCustomerQuery(api, period, list.search))}
      fetchPage={(page) => client.query(salesByCustomerQuery(api, period, page))}
      rowKey={({ customerId }) => customerId}
      columns={[
        {
          id: 'customer',
          header: 'Customer',
          className: 'md:max-w-80',
          cell: ({ customerName }) => <CustomerName name={customerName} hrefOf={ordersHref} />,
        },
        { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatCount(orders) },
      ]}
      fileName={reportFileName('sales-by-customer', period)}
      csvHead={['Customer', 'Orders', ...salesHeaders]}
      csvRow={({ customerName, orders, sales, before }) => [
        customerName,
        orders,
        nairaCell(sales),
        nairaCell(before),
      ]}
    />
  );
}

export function SalesByLocation({ period, ...list }: RankingProps) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="States by sales"
      ranking={useQuery(salesByLocationQuery(api, period, list.search))}
      fetchPage={(page) => client.query(salesByLocationQuery(api, period, page))}
      rowKey={({ state }) => state}
      columns={[
        { id: 'state', header: 'State', cell: ({ state }) => state },
        { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatCount(orders) },
      ]}
      fileName={reportFileName('sales-by-location', period)}
      csvHead={['State', 'Orders', ...salesHeaders]}
      csvRow={({ state, orders, sales, before }) => [
        state,
        orders,
        nairaCell(sales),
        nairaCell(before),
      ]}
    />
  );
}

function CustomerName({
  name,
  hrefOf,
}: {
  name: string;
  hrefOf: ((name: string) => string) | undefined;
}) {
  if (!hrefOf) {
    return (
      <span title={name} className="block md:truncate">
        {name}
      </span>
    );
  }
  return (
    <Link to={hrefOf(name)} title={name} className="block hover:underline md:truncate">
      {name}
    </Link>
  );
}
