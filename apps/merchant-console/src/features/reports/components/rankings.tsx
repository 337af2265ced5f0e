import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '@market/domain/sales/period';
import { Link } from '@market/ui/link';
import { ProductName } from '@market/web-kit/list/product-name';
import { useServices } from '@market/web-kit/services';
import { naira, reportFileName } from '../model/report-csv';
import { byCustomerQuery, byLocationQuery, byProductQuery } from '../reports.queries';
import { RankingTable } from './ranking-table';

interface RankingProps {
  period: Period;
  search: { page: number; size: number };
  onSearch: (patch: { page?: number; size?: number }) => void;
}

const countText = (count: number): string => count.toLocaleString('en-NG');
const money = ['Sales (NGN)', 'Sales (NGN), period before'] as const;

export function SalesByProduct({ period, productHref, ...list }: RankingProps & { productHref: (id: string) => string }) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="Products by what they brought in"
      ranking={useQuery(byProductQuery(api, period, list.search))}
      fetchPage={(page) => client.query(byProductQuery(api, period, page))}
      rowKey={({ productId }) => productId}
      columns={[
        {
          id: 'product',
          header: 'Product',
          cell: ({ productId, productName, image, unitsReturned }) => (
            <ProductName product={{ name: productName, hostedImages: image === undefined ? [] : [image] }} to={productHref(productId)} detail={unitsReturned > 0 && `${countText(unitsReturned)} sent back`} />
          ),
        },
        { id: 'sold', header: 'Units sold', align: 'end', cell: ({ unitsSold }) => countText(unitsSold) },
      ]}
      fileName={reportFileName('sales-by-product', period)}
      csvHead={['Product', 'Units sold', 'Units sent back', ...money]}
      csvRow={({ productName, unitsSold, unitsReturned, sales, before }) => [productName, unitsSold, unitsReturned, naira(sales), naira(before)]}
    />
  );
}

export function SalesByCustomer({ period, ordersHref, ...list }: RankingProps & { ordersHref: (customerName: string) => string }) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="Customers by what they bought"
      ranking={useQuery(byCustomerQuery(api, period, list.search))}
      fetchPage={(page) => client.query(byCustomerQuery(api, period, page))}
      rowKey={({ customerId }) => customerId}
      columns={[
        {
          id: 'customer',
          header: 'Customer',
          className: 'md:max-w-80',
          cell: ({ customerName }) => (
            <Link to={ordersHref(customerName)} title={customerName} className="block hover:underline md:truncate">
              {customerName}
            </Link>
          ),
        },
        { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => countText(orders) },
      ]}
      fileName={reportFileName('sales-by-customer', period)}
      csvHead={['Customer', 'Orders', ...money]}
      csvRow={({ customerName, orders, sales, before }) => [customerName, orders, naira(sales), naira(before)]}
    />
  );
}

export function SalesByLocation({ period, ...list }: RankingProps) {
  const { api } = useServices();
  const client = useQueryClient();
  return (
    <RankingTable
      {...list}
      caption="States by what was bought there"
      ranking={useQuery(byLocationQuery(api, period, list.search))}
      fetchPage={(page) => client.query(byLocationQuery(api, period, page))}
      rowKey={({ state }) => state}
      columns={[
        { id: 'state', header: 'State', cell: ({ state }) => state },
        { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => countText(orders) },
      ]}
      fileName={reportFileName('sales-by-location', period)}
      csvHead={['State', 'Orders', ...money]}
      csvRow={({ state, orders, sales, before }) => [state, orders, naira(sales), naira(before)]}
    />
  );
}
