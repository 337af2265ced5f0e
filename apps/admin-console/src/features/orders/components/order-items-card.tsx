import type { Order, OrderItem } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DataTable, type Column } from '@market/ui/data-table';
import { DescriptionList } from '@market/ui/description-list';
import { Money, moneyText } from '@market/ui/money';
import { StoreMonogram } from '@market/ui/store-monogram';
import { ItemDetails } from '@market/console/orders/item-details';
import { ProductThumb } from '@market/console/catalogue/product-thumb';

const lineTotal = ({ productPrice, quantity, discount, shippingFee }: OrderItem): number =>
  productPrice * quantity - discount + shippingFee;

const columns: Column<OrderItem>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: (item) => (
      <span className="flex items-center gap-3">
        <ProductThumb image={item.hostedImages[0]} />
        <span className="min-w-0">
          <span className="block md:max-w-64 md:truncate" title={item.productName}>
            {item.productName}
          </span>
          <span className="block text-xs font-normal text-muted md:truncate">
            <ItemDetails item={item} />
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ productPrice }) => <Money kobo={productPrice} />,
  },
  { id: 'quantity', header: 'Qty', align: 'end', cell: ({ quantity }) => quantity },
  {
    id: 'delivery',
    header: 'Delivery',
    align: 'end',
    cell: ({ shippingFee }) => <Money kobo={shippingFee} />,
  },
  {
    id: 'total',
    header: 'Line total',
    align: 'end',
    cell: (item) => <Money kobo={lineTotal(item)} className="font-semibold" />,
  },
];

const discountColumn: Column<OrderItem> = {
  id: 'discount',
  header: 'Discount',
  align: 'end',
  cell: ({ discount }) => (discount > 0 ? <Money kobo={-discount} /> : '–'),
};

/** `Lagos to Kaduna, 23.8 kg` */
const routeText = ({ pickUpAddress, deliveryAddress, weight }: Order): string =>
  `${pickUpAddress ? `${pickUpAddress.state} to ${deliveryAddress.stateOrRegion}` : deliveryAddress.stateOrRegion}, ${weight}\u00a0kg`;

/** What was bought of which store, and what it came to. */
export function OrderItemsCard({ order }: { order: Order }) {
  const shown =
    order.discount > 0 ? [...columns.slice(0, 3), discountColumn, ...columns.slice(3)] : columns;
  return (
    <Card
      flush
      title={
        <span className="flex items-center gap-3">
          <StoreMonogram name={order.storeName} size="sm" />
          {order.storeName}
          {order.pickUpAddress && (
            <span className="text-xs font-normal text-muted">{`${order.pickUpAddress.city}, ${order.pickUpAddress.state}`}</span>
          )}
        </span>
      }
      footer={
        <DescriptionList
          amounts
          items={[
            { term: 'Subtotal', value: moneyText(order.subtotal) },
            ...(order.discount > 0
              ? [{ term: 'Discount', value: moneyText(-order.discount) }]
              : []),
            { term: `Delivery, ${routeText(order)}`, value: moneyText(order.shippingFee) },
            { term: 'Total paid', value: moneyText(order.total), total: true },
          ]}
        />
      }
    >
      <DataTable
        bare
        caption="Items of this order"
        columns={shown}
        rows={order.orderItems}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Card>
  );
}
