import { Columns3, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ApprovalLadder } from '../../src/components/approval-ladder';
import { BarChart } from '../../src/components/bar-chart';
import { Button } from '../../src/components/button';
import { Card } from '../../src/components/card';
import { DataTable, type Column, type Sort } from '../../src/components/data-table';
import { DescriptionList } from '../../src/components/description-list';
import { EmptyState } from '../../src/components/empty-state';
import { ErrorState } from '../../src/components/error-state';
import { HBars } from '../../src/components/h-bars';
import { IconButton } from '../../src/components/icon-button';
import { Kpi, KpiRow } from '../../src/components/kpi';
import { Link } from '../../src/components/link';
import { compactMoneyText, Money, moneyText } from '../../src/components/money';
import { Pager } from '../../src/components/pager';
import { Price } from '../../src/components/price';
import { ProductCard, ProductCardSkeleton } from '../../src/components/product-card';
import { ProgressRing } from '../../src/components/progress-ring';
import { Rating } from '../../src/components/rating';
import { RatingPlate } from '../../src/components/rating-plate';
import { SearchInput } from '../../src/components/search-input';
import { Spark } from '../../src/components/spark';
import { SplitBar } from '../../src/components/split-bar';
import { StatusTag } from '../../src/components/status-tag';
import { Stepper } from '../../src/components/stepper';
import { StoreMonogram } from '../../src/components/store-monogram';
import { Tabs } from '../../src/components/tabs';
import { Timeline } from '../../src/components/timeline';
import { AppliedFilters, Toolbar } from '../../src/components/toolbar';
import { art, orders, products, type Order } from './sample-data';
import { Sample, Sheet } from './sheet';

const columns: Column<Order>[] = [
  { id: 'order', header: 'Order', cell: (order) => <Link to={`#${order.id}`}>{order.id}</Link> },
  {
    id: 'customer',
    header: 'Customer',
    cell: (order) => (
      <span>
        <span className="block font-medium">{order.customer}</span>
        <span className="block text-xs text-muted">{order.place}</span>
      </span>
    ),
  },
  { id: 'item', header: 'Items', className: 'max-w-52 truncate', cell: (order) => order.item },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    cell: (order) => (
      <b className="font-semibold">
        <Money kobo={order.totalKobo} />
      </b>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'status',
    cell: (order) => <StatusTag tone={order.tone}>{order.status}</StatusTag>,
  },
  {
    id: 'placed',
    header: 'Placed',
    sortable: true,
    cell: (order) => <span className="whitespace-nowrap text-muted nums">{order.placed}</span>,
  },
  {
    id: 'menu',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    card: 'hidden',
    cell: (order) => (
      <IconButton
        size="sm"
        label={`Actions for ${order.id}`}
        tooltip="none"
        icon={<Ellipsis size={18} />}
      />
    ),
  },
];

const tabs = [
  { value: 'all', label: 'All', count: 312 },
  { value: 'pending', label: 'Pending', count: 18, urgent: true },
  { value: 'moving', label: 'In transit', count: 32 },
  { value: 'delivered', label: 'Delivered', count: 218 },
];

export function OrdersTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(['VM-204918', 'VM-204911']),
  );
  const [sort, setSort] = useState<Sort>({ column: 'placed', direction: 'descending' });
  const [tab, setTab] = useState('all');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [search, setSearch] = useState('');
  return (
    <>
      <Tabs label="Orders by status" items={tabs} value={tab} onValueChange={setTab} />
      <Toolbar end={<Button icon={<Columns3 size={16} />}>Columns</Button>}>
        <SearchInput
          className="max-w-75"
          label="Order, customer or phone"
          value={search}
          onValueChange={setSearch}
        />
        <Button>Delivery: any</Button>
      </Toolbar>
      <AppliedFilters
        filters={[{ id: '12v', label: '12 V', onRemove: () => undefined }]}
        onClear={() => undefined}
      />
      <DataTable
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={(order) => order.id}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title="No orders yet" />}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (order) => order.id,
          summary: '₦2,494,500.00',
          actions: (
            <>
              <Button variant="primary">Confirm orders</Button>
              <Button>Print invoices</Button>
            </>
          ),
        }}
        footer={
          <Pager
            page={page}
            pageSize={pageSize}
            total={312}
            onPageChange={setPage}
            onPageSizeChange={setPageSize}
          />
        }
      />
    </>
  );
}

const shared = {
  caption: 'Orders',
  columns: columns.slice(0, 4),
  rowKey: (order: Order) => order.id,
};

function TableStates() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <DataTable {...shared} rows={undefined} skeletonRows={4} empty={null} />
      <DataTable
        {...shared}
        rows={[]}
        empty={
          <EmptyState
            title="No products yet"
            illustrationUrl={art.toolbox}
            action={<Button variant="primary">Add a product</Button>}
          >
            Add your first product. It goes live after approval, usually within a day.
          </EmptyState>
        }
      />
      <DataTable
        {...shared}
        rows={undefined}
        empty={null}
        error={
          <ErrorState title="Could not get orders. Try again later." onRetry={() => undefined} />
        }
      />
      <DataTable {...shared} tight refetching rows={orders.slice(0, 3)} empty={null} />
      <Card>
        <EmptyState title="Queue is clear" tone="done">
          New stores appear here as they are submitted.
        </EmptyState>
      </Card>
    </div>
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const sales = months.map((label, index) => ({
  label,
  value: (22 + index * 2.6) * 1e8,
  before: (15 + index * 1.8) * 1e8,
}));

function Figures() {
  return (
    <>
      <KpiRow label="This month">
        <Kpi
          label="Sales"
          value={moneyText(4821650000)}
          trend={{ direction: 'up', change: '12.4%', good: true, against: 'on October' }}
          chart={<Spark label="Sales rise" values={[2, 3, 3, 4, 3, 5, 6, 8]} />}
        />
        <Kpi
          label="Orders"
          value="312"
          trend={{ direction: 'up', change: '8.0%', good: true, against: 'on October' }}
        />
        <Kpi
          label="Products returned"
          value="9"
          trend={{ direction: 'up', change: '3 more', good: false, against: 'than October' }}
        />
        <Kpi label="Pending payouts" value={undefined} note="From 14 orders" />
      </KpiRow>
      <div className="mt-4 grid gap-4 lg:grid-cols-3">
        <Card title="Sales over time" className="lg:col-span-2">
          <BarChart
            label="Sales rose from ₦22m in January to ₦48m in November."
            points={sales}
            axisText={compactMoneyText}
            fullText={moneyText}
            valueName="2026"
            beforeName="2025"
          />
        </Card>
        <Card
          title="Your payments"
          action={
            <Link to="#" className="link text-sm">
              Transactions
            </Link>
          }
        >
          <SplitBar
            label="Payments by state"
            parts={[
              { label: 'Pending approval', value: 12536290, text: '₦12,536,290.00' },
              { label: 'Approved', value: 8678970, text: '₦8,678,970.00' },
              { label: 'Paid to your bank', value: 27001240, text: '₦27,001,240.00' },
            ]}
          />
        </Card>
        <Card title="Top products">
          <HBars
            label="Top products"
            bars={[
              { label: 'Axora H5 hybrid inverter', value: 18.4, text: '₦18.4m', highlight: true },
              { label: 'Sunforge 585 W panel', value: 11.2, text: '₦11.2m' },
              { label: 'Duravolt Stack', value: 8.4, text: '₦8.4m' },
            ]}
          />
        </Card>
        <Card title="Payment and payout">
          <DescriptionList
            amounts
            items={[
              { term: 'Card', value: 'Verve •••• 0926' },
              { term: 'Commission, 8%', value: '₦139,600.00' },
              { term: 'Total paid', value: '₦1,799,200.00', total: true },
            ]}
          />
        </Card>
        <Card title="Approvals">
          <ApprovalLadder
            label="Approvals"
            rungs={[
              { id: '1', title: 'Documents', state: 'approved', detail: 'Hauwa Bello, 18 Nov' },
              { id: '2', title: 'Premises', state: 'current', detail: 'asked 2 days ago' },
              { id: '3', title: 'Final', state: 'next' },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

function Marks() {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <StatusTag tone="pending">Pending</StatusTag>
        <StatusTag tone="confirmed">Confirmed</StatusTag>
        <StatusTag tone="moving">In transit</StatusTag>
        <StatusTag tone="done">Delivered</StatusTag>
        <StatusTag tone="problem">Returned</StatusTag>
        <StatusTag>Cancelled</StatusTag>
        <StatusTag plain>Interstate</StatusTag>
        <RatingPlate rating="5 kVA" />
        <RatingPlate rating="5.12 kWh" size="lg" />
        <Rating value={4.8} count={212} />
        <Rating value={3.6} look="stars" />
        <StoreMonogram name="Helios Yard" />
        <StoreMonogram name="Duravolt" size="sm" />
        <Price kobo={125000000} wasKobo={139000000} size="xl" />
        <ProgressRing percent={25} label="Set up" />
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <Stepper
          label="Order"
          steps={['Paid', 'Confirmed', 'Assigned', 'Picked up', 'In transit', 'Delivered']}
          current={2}
        />
        <Timeline
          label="Activity"
          items={[
            { id: '1', title: 'Waiting for a delivery assignment', time: 'Now', state: 'current' },
            {
              id: '2',
              title: 'Helios Yard confirmed the order',
              detail: 'Ngozi Eze',
              time: 'Today, 10:26',
              state: 'done',
            },
            {
              id: '3',
              title: 'Payment received',
              detail: '₦1,799,200.00',
              time: 'Today, 09:48',
              state: 'done',
            },
          ]}
        />
      </div>
    </Card>
  );
}

export function DataSheet() {
  return (
    <Sheet title="Data">
      <Sample title="Table">
        <OrdersTable />
      </Sample>
      <Sample title="Table states">
        <TableStates />
      </Sample>
      <Sample title="Figures">
        <Figures />
      </Sample>
      <Sample title="Marks">
        <Marks />
      </Sample>
      <Sample title="Products">
        <div className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-6">
          {products.map((product) => (
            <ProductCard key={product.to} product={product} />
          ))}
          <ProductCardSkeleton />
        </div>
      </Sample>
    </Sheet>
  );
}
