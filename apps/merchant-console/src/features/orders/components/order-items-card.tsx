import type { Order, OrderItem } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DataTable, type Column } from '@market/ui/data-table';
import { DescriptionList } from '@market/ui/description-list';
import { Money, moneyText } from '@market/ui/money';
import { ItemDetails } from '@market/console/orders/item-details';
import { ProductThumb } from '@market/console/catalogue/product-thumb';

const columns: Column<OrderItem>[] = [
  {
    id: 'product',
    header: 'Product',
    className: 'py-2',
    cell: (item) => (
      <span className="flex items-center gap-2.5">
        <ProductThumb image={item.hostedImages[0]} />
        <span className="min-w-0 whitespace-normal">
          <span className="block">{item.productName}</span>
          <span className="block text-xs font-normal text-muted">
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
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
  {
    id: 'discount',
    header: 'Discount',
    align: 'end',
    cell: ({ discount }) => (discount > 0 ? <Money kobo={-discount} /> : '–'),
  },
  {
    id: 'total',
    header: 'Line total',
    align: 'end',
    cell: (item) => (
      <Money kobo={item.productPrice * item.quantity - item.discount} className="font-semibold" />
    ),
  },
];

export function OrderItemsCard({ order }: { order: Order }) {
  return (
    <Card
      title="Items"
      flush
      footer={
        <DescriptionList
          amounts
          items={[
            { term: 'Subtotal', value: moneyText(order.subtotal) },
            ...(order.discount > 0
              ? [{ term: 'Discount', value: moneyText(-order.discount) }]
              : []),
            { term: `Delivery, ${order.weight} kg`, value: moneyText(order.shippingFee) },
            { term: 'Total paid', value: moneyText(order.total), total: true },
          ]}
        />
      }
    >
      <DataTable
        bare
        caption="Items of this order"
        columns={columns}
        rows={order.orderItems}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Card>
  );
}
