import { fullName } from '@market/domain/accounts/person-name';
import { csvLine, UTF8_MARK, type CsvCell } from '@market/domain/csv';
import { statusLabel } from '@market/domain/orders/order-status-labels';
import { formatDate } from '@market/domain/lagos-time';
import { groupBy } from '../../platform/group-by';
import { toOrderMoney } from './order-money';
import type { OrderItemRow, OrderRow } from './orders.repository';

const toNaira = (kobo: number): number => kobo / 100;

/** `2 × Solar panel (PANEL-450)`, one item after another. */
const itemsText = (items: readonly OrderItemRow[]): string =>
  items.map(({ quantity, productName, sku }) => `${quantity} × ${productName} (${sku})`).join('; ');

const columns: readonly (readonly [
  name: string,
  cell: (row: OrderRow, items: readonly OrderItemRow[]) => CsvCell,
])[] = [
  ['Date', ({ order }) => formatDate(order.createdAt)],
  ['Order', ({ order }) => order.orderName],
  ['Status', ({ order }) => statusLabel('merchant', order.status)],
  ['Customer', ({ customer }) => fullName(customer)],
  ['Recipient', ({ order }) => order.deliveryAddress.fullName],
  ['Phone', ({ order }) => order.deliveryAddress.phoneNumber],
  ['Address', ({ order }) => order.deliveryAddress.address],
  ['City', ({ order }) => order.deliveryAddress.lga],
  ['State', ({ order }) => order.deliveryAddress.stateOrRegion],
  ['Items', (_, items) => itemsText(items)],
  ['Units', ({ itemCount }) => itemCount],
  ['Goods (NGN)', ({ order }) => toNaira(order.subtotal)],
  ['Discount (NGN)', ({ order }) => toNaira(order.discount)],
  ['Delivery (NGN)', ({ order }) => toNaira(order.shippingFee)],
  ['Total (NGN)', ({ order }) => toNaira(order.total)],
  ['Due to you (NGN)', ({ order }) => toNaira(toOrderMoney(order).dueToMerchant)],
];

/** Rows per page. Only one page is in memory at a time. */
const PAGE_SIZE = 500;

interface OrderSource {
  readonly read: (page: {
    limit: number;
    last: OrderRow['order'] | undefined;
  }) => Promise<readonly OrderRow[]>;
  readonly listItems: (orderIds: readonly string[]) => Promise<readonly OrderItemRow[]>;
}

export async function* ordersCsv({ read, listItems }: OrderSource): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(([name]) => name));
  let last: OrderRow['order'] | undefined;
  for (;;) {
    const rows = await read({ limit: PAGE_SIZE, last });
    const items = groupBy(
      rows.length === 0 ? [] : await listItems(rows.map(({ order }) => order.id)),
      ({ orderId }) => orderId,
    );
    if (rows.length > 0)
      yield rows
        .map((row) => csvLine(columns.map(([, cell]) => cell(row, items.get(row.order.id) ?? []))))
        .join('');
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1)?.order;
  }
}
