import {
  Bell,
  Building2,
  CircleHelp,
  Grid2x2,
  History,
  House,
  Inbox,
  LayoutDashboard,
  LogOut,
  Package,
  Search,
  ShoppingBag,
  ShoppingCart,
  Store,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { CheckoutShell } from '../../src/components/checkout-shell';
import { Alert } from '../../src/components/alert';
import { AuthLayout } from '../../src/components/auth-layout';
import { Breadcrumbs } from '../../src/components/breadcrumbs';
import { Button } from '../../src/components/button';
import { Card } from '../../src/components/card';
import { Checkbox } from '../../src/components/checkbox';
import { ConsoleShell, type NavGroup } from '../../src/components/console-shell';
import { Field } from '../../src/components/field';
import { IconButton } from '../../src/components/icon-button';
import { Input } from '../../src/components/input';
import { Link } from '../../src/components/link';
import { LogisticsShell } from '../../src/components/logistics-shell';
import { Money } from '../../src/components/money';
import { PageHeader } from '../../src/components/page-header';
import { PasswordInput } from '../../src/components/password-input';
import { ProductCard } from '../../src/components/product-card';
import { SearchInput } from '../../src/components/search-input';
import { ShopSearch } from '../../src/components/shop-search';
import { StatusTag } from '../../src/components/status-tag';
import { StorefrontShell } from '../../src/components/storefront-shell';
import { UserMenu } from '../../src/components/user-menu';
import { OrdersTable } from './data';
import { art, brand, orders, products } from './sample-data';

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
          shortcut="/"
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
          items={[{ label: 'Sign out', icon: <LogOut size={16} /> }]}
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

const categories = [
  'Solar panels',
  'Inverters',
  'Batteries',
  'Generators',
  'Cooking gas',
  'Smart meters',
  'EV chargers',
  'Lubricants',
  'Tools',
  'Safety gear',
  'Appliances',
  'Lighting',
].map((label) => ({ label, to: `/c/${label}` }));

export function ShopPage() {
  const [search, setSearch] = useState('');
  return (
    <StorefrontShell
      brand={brand}
      place={{ label: 'Lekki Phase 1, Lagos', to: '#place' }}
      utilityLinks={[
        { label: 'Track an order', to: '#track' },
        { label: 'Contact us', to: '#contact' },
        { label: 'Open a store', to: '#open' },
      ]}
      search={
        <ShopSearch
          value={search}
          onValueChange={setSearch}
          onSearch={() => undefined}
          action="/"
          placeholder="Search 9,640 products and 412 stores"
        />
      }
      account={{ to: '#account', greeting: 'Welcome, Adaeze', label: 'Account' }}
      cart={{ to: '#cart', count: 3, totalKobo: 169700000 }}
      categories={categories}
      currentPath="/c/Inverters"
      tabs={[
        { label: 'Home', to: '/', icon: House },
        { label: 'Categories', to: '/c', icon: Grid2x2 },
        { label: 'Stores', to: '/s', icon: Store },
        { label: 'Cart', to: '/cart', icon: ShoppingCart, count: 3 },
        { label: 'Account', to: '/account', icon: UserRound },
      ]}
      footer={{
        blurb:
          'Energy equipment from stores our team has checked twice. Sold in naira, delivered across Nigeria.',
        phone: '0700 865 8627',
        email: 'help@voltmart.example',
        columns: [
          {
            title: 'Shop',
            links: [
              { label: 'All categories', to: '#a' },
              { label: 'Official outlets', to: '#b' },
              { label: 'Stores', to: '#c' },
            ],
          },
          {
            title: 'Your orders',
            links: [
              { label: 'Track an order', to: '#d' },
              { label: 'Return or replace', to: '#e' },
            ],
          },
          {
            title: 'Sell and deliver',
            links: [
              { label: 'Open a store', to: '#f' },
              { label: 'Merchant sign in', to: '#g' },
            ],
          },
        ],
        legal: '© 2026 Voltmart Marketplace Ltd',
        legalLinks: [
          { label: 'Terms', to: '#h' },
          { label: 'Privacy', to: '#i' },
        ],
      }}
    >
      <div className="page-wrap py-10">
        <h1 className="display mb-6 text-d1">Today’s deals</h1>
        <div className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-5">
          {products.map((product) => (
            <ProductCard key={product.to} product={product} headingLevel={2} priority />
          ))}
        </div>
      </div>
    </StorefrontShell>
  );
}

export function CheckoutPage() {
  return (
    <CheckoutShell
      brand={brand}
      steps={['Delivery', 'Payment', 'Done']}
      currentStep={1}
      help={{ label: 'Contact us', to: '#' }}
    >
      <div className="page-wrap py-10">
        <h1 className="display text-d1">Payment</h1>
      </div>
    </CheckoutShell>
  );
}

export function AuthPage() {
  return (
    <AuthLayout
      brand={brand}
      homeTo="/"
      sentence="Your counter, your stock, your money. One place."
      detail="Confirm orders, keep prices current and see every payout before it lands."
      scene={[art.battery, art.generator, art.inverter, art.kit]}
      kicker={
        <>
          <Store size={16} /> Merchant
        </>
      }
      title="Sign in to your store"
      footer={
        <p>
          New here?{' '}
          <Link to="#" className="link">
            Open a store
          </Link>
          . It takes about 10 minutes and needs your ID and proof of address.
        </p>
      }
    >
      <form className="grid gap-4">
        <Alert>That email and password do not match. Two tries left before a 15-minute wait.</Alert>
        <Field label="Email">
          <Input
            size="lg"
            type="email"
            autoComplete="email"
            defaultValue="ngozi@heliosyard.example"
          />
        </Field>
        <Field
          label="Password"
          action={
            <Link to="#" className="link">
              Forgot it?
            </Link>
          }
        >
          <PasswordInput size="lg" defaultValue="correct horse" />
        </Field>
        <Checkbox label="Keep me signed in on this computer" defaultChecked />
        <Button variant="primary" size="lg" block>
          Sign in
        </Button>
      </form>
    </AuthLayout>
  );
}
