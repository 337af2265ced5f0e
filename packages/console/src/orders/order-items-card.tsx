import type { Order, OrderItem } from '@market/domain/orders/order';
import { Card } from '@market/ui/card';
import { DataTable, type Column } from '@market/ui/data-table';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { StoreMonogram } from '@market/ui/store-monogram';
import { type OrderAudience, itemDetails } from './order-texts';
import { ProductThumbnail } from '../catalogue/product-name';

const lineTotal = ({ productPrice, quantity, discount, shippingFee }: OrderItem): number =>
  productPrice * quantity - discount + shippingFee;

const columns: Column<OrderItem>[] = [
  {
    id: 'product',
    header: 'Product',
    className: 'md:w-full md:max-w-0 md:min-w-40 md:@3xl:min-w-56',
    cell: (item) => (
      <span className="flex items-center gap-3">
        <ProductThumbnail image={item.hostedImages[0]} />
        <span className="min-w-0">
          <span className="block wrap-anywhere md:truncate" title={item.productName}>
            {item.productName}
          </span>
          <span className="block text-xs font-normal text-muted md:truncate">
            {itemDetails(item)}
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

/** `Lagos to Kaduna, 23.8 kg` */
function routeText({ pickUpAddress, deliveryAddress, weight }: Order): string {
  const to = deliveryAddress.stateOrRegion;
  return `${pickUpAddress ? `${pickUpAddress.state} to ${to}` : to}, ${weight}\u00a0kg`;
}

interface OrderItemsCardProps {
  order: Order;
  audience: OrderAudience;
  /** The store's page in the console. Undefined when the user may not see it. */
  storeHref?: string | undefined;
}

export function OrderItemsCard({ order, audience, storeHref }: OrderItemsCardProps) {
  const { discount, pickUpAddress, storeName } = order;
  return (
    <Card
      flush
      title={
        audience === 'merchant' ? (
          'Items'
        ) : (
          <span className="flex items-center gap-3">
            <StoreMonogram name={storeName} size="sm" />
            <span className="min-w-0">
              <span className="block wrap-anywhere">{storeName}</span>
              {pickUpAddress && (
                <span className="block text-xs font-normal text-muted">
                  {`${pickUpAddress.city}, ${pickUpAddress.state}`}
                </span>
              )}
            </span>
          </span>
        )
      }
      action={
        storeHref !== undefined && (
          <Link to={storeHref} className="link touch-area flex-none text-sm">
            Open store
          </Link>
        )
      }
      footer={
        <>
          <DescriptionList
            amounts
            items={[
              { term: 'Subtotal', value: moneyText(order.subtotal) },
              ...(discount > 0 ? [{ term: 'Discount', value: moneyText(-discount) }] : []),
              { term: `Delivery, ${routeText(order)}`, value: moneyText(order.shippingFee) },
              { term: 'Total paid', value: moneyText(order.total), total: true },
            ]}
          />
          <CouponRefusals refusals={order.couponRefusals} />
        </>
      }
    >
      <DataTable
        bare
        caption="Items of this order"
        columns={columns.filter(({ id }) => id !== 'discount' || discount > 0)}
        rows={order.orderItems}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Card>
  );
}

export const CouponRefusals = ({ refusals = [] }: { refusals: Order['couponRefusals'] }) =>
  refusals.length > 0 && (
    <section className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">Coupons that did not apply</h3>
      <ul className="mt-1 grid gap-1 text-text-2">
        {refusals.map(({ code, reason }) => (
          <li key={code} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
