import { Grid2x2, House, ShoppingCart, Store, UserRound } from 'lucide-react';
import { useState } from 'react';
import { CheckoutShell } from '../../src/components/checkout-shell';
import { Alert } from '../../src/components/alert';
import { AuthLayout } from '../../src/components/auth-layout';
import { Button } from '../../src/components/button';
import { Checkbox } from '../../src/components/checkbox';
import { Field } from '../../src/components/field';
import { Input } from '../../src/components/input';
import { Link } from '../../src/components/link';
import { PasswordInput } from '../../src/components/password-input';
import { ProductCard } from '../../src/components/product-card';
import { ShopSearch } from '../../src/components/shop-search';
import { StorefrontShell } from '../../src/components/storefront-shell';
import { art, brand, products } from './sample-data';

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
        cards: ['Verve', 'Mastercard', 'Visa'],
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
      tagline="Your counter, your stock, your money. One place."
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
        <Alert>
          That email and password do not match. Two attempts left before a 15-minute wait.
        </Alert>
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
              Forgot password?
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
