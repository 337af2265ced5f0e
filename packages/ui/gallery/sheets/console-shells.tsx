import {
  Bell,
  Building2,
  CircleHelp,
  History,
  Inbox,
  LayoutDashboard,
  Package,
  Search,
  ShoppingBag,
  Store,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { Breadcrumbs } from '../../src/components/breadcrumbs';
import { Button } from '../../src/components/button';
import { Card } from '../../src/components/card';
import { ConsoleShell, type NavGroup } from '../../src/components/console-shell';
import { IconButton } from '../../src/components/icon-button';
import { LogisticsShell } from '../../src/components/logistics-shell';
import { Money } from '../../src/components/money';
import { PageHeader } from '../../src/components/page-header';
import { SearchInput } from '../../src/components/search-input';
import { StatusTag } from '../../src/components/status-tag';
import { UserMenu } from '../../src/components/user-menu';
import { OrdersTable } from './orders-table';
import { brand, orders } from './sample-data';

const groups: NavGroup[] = [
  {
    items: [
      { label: 'Dashboard', to: '/', icon: LayoutDashboard },
      { label: 'Orders', to: '/orders', icon: ShoppingBag, count: 18, urgent: true },
      { label: 'Returns', to: '/returns', icon: Undo2, count: 3 },
      { label: 'Products', to: '/products', icon: Package },
    ],
  },
  {
    label: 'Store',
    items: [
      { label: 'Store profile', to: '/store', icon: Store },
      { label: 'Bank details', to: '/bank', icon: Building2 },
    ],
  },
];

function Console({ role, roleLabel }: { role: 'merchant' | 'admin'; roleLabel: string }) {
  const [search, setSearch] = useState('');
  return (
    <ConsoleShell
      role={role}
      brand={brand}
      roleLabel={roleLabel}
      homeTo="/"
      groups={groups}
      currentPath="/orders/VM-204918"
      search={
        <SearchInput
          label="Search orders, products, customers"
          value={search}
          onValueChange={setSearch}
        />
      }
      actions={
        <>
          <IconButton label="Help" icon={<CircleHelp size={19} />} />
          <IconButton label="Notifications, 4 unread" icon={<Bell size={19} />} count={4} />
        </>
      }
      account={
        <UserMenu
          name="Ngozi Eze"
          detail="Helios Yard · Owner"
          items={[{ label: 'Account', to: '#account' }]}
        />
      }
    >
      <PageHeader
        title="Orders"
        description="312 this month, 18 waiting for you to confirm"
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Orders' }]} />}
        tags={<StatusTag tone="confirmed">Confirmed</StatusTag>}
        actions={<Button>Export CSV</Button>}
      />
      <OrdersTable />
    </ConsoleShell>
  );
}

export function MerchantShell() {
  return <Console role="merchant" roleLabel="Merchant" />;
}

export function AdminShell() {
  return <Console role="admin" roleLabel="Admin" />;
}

export function RiderShell() {
  return (
    <LogisticsShell
      brand={brand}
      homeTo="/"
      title="Kobo Swift Logistics"
      subtitle="Emeka Nwosu, dispatcher"
      currentPath="/offers"
      actions={<IconButton label="Search" icon={<Search size={22} />} variant="strong" />}
      tabs={[
        { label: 'Offers', to: '/offers', icon: Inbox, count: 3 },
        { label: 'Active', to: '/active', icon: Package },
        { label: 'History', to: '/history', icon: History },
        { label: 'Account', to: '/account', icon: UserRound },
      ]}
    >
      <PageHeader title="New offers" />
      <div className="grid gap-3 lg:grid-cols-2">
        {orders.slice(0, 3).map((order) => (
          <Card key={order.id}>
            <p className="flex justify-between font-semibold nums">
              {order.id} <StatusTag tone="pending">Answer in 24 min</StatusTag>
            </p>
            <p className="my-4 flex justify-between text-muted">
              1 box, 17.4 kg, 14 km{' '}
              <b className="text-text">
                <Money kobo={1850000} />
              </b>
            </p>
            <div className="grid grid-cols-[1fr_1.6fr] gap-2.5">
              <Button size="lg">Decline</Button>
              <Button size="lg" variant="ink">
                Accept
              </Button>
            </div>
          </Card>
        ))}
      </div>
    </LogisticsShell>
  );
}
