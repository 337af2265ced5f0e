import { Columns3, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../../src/components/bulk-bar';
import { Button } from '../../src/components/button';
import { Card } from '../../src/components/card';
import { DataTable, type Column, type SortOption } from '../../src/components/data-table';
import { EmptyState } from '../../src/components/empty-state';
import { ErrorState } from '../../src/components/error-state';
import { IconButton } from '../../src/components/icon-button';
import { Link } from '../../src/components/link';
import { Money } from '../../src/components/money';
import { Pager } from '../../src/components/pager';
import { SearchInput } from '../../src/components/search-input';
import { StatusTag } from '../../src/components/status-tag';
import { Tabs } from '../../src/components/tabs';
import { AppliedFilters, Toolbar } from '../../src/components/toolbar';
import { art, orders, type Order } from './sample-data';

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

const sorts: readonly SortOption<'newest' | 'oldest' | 'total'>[] = [
  {
    value: 'newest',
    label: 'newest first',
    by: { column: 'placed', direction: 'descending' },
  },
  { value: 'oldest', label: 'oldest first', by: { column: 'placed', direction: 'ascending' } },
  {
    value: 'total',
    label: 'highest total first',
    by: { column: 'total', direction: 'descending' },
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
  const [sort, setSort] = useState<(typeof sorts)[number]['value']>('newest');
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
        sorting={{ options: sorts, value: sort, onChange: setSort }}
        empty={<EmptyState title="No orders yet" />}
        selection={{
          Bar: BulkBar,
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

export function TableStates() {
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
