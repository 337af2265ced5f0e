import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House, Package } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/axe';
import { AuthLayout } from './auth-layout';
import { ConsoleShell } from './console-shell';
import { LinkProvider, type LinkProps } from './link';
import { LogisticsShell } from './logistics-shell';
import { StorefrontShell } from './storefront-shell';

const brand = { name: 'Sample' };
const items = [
  { label: 'Orders', to: '/orders', icon: Package, count: 18, urgent: true },
  { label: 'Returns', to: '/orders/returns', icon: House },
];

const shells = {
  console: (
    <ConsoleShell
      role="admin"
      brand={brand}
      roleLabel="Admin"
      homeTo="/"
      groups={[{ label: 'Sales', items }]}
      currentPath="/orders/VM-1"
    >
      <h1>Orders</h1>
    </ConsoleShell>
  ),
  logistics: (
    <LogisticsShell
      brand={brand}
      homeTo="/"
      title="Kobo Swift"
      tabs={items}
      currentPath="/orders/returns"
    >
      <h1>Offers</h1>
    </LogisticsShell>
  ),
  storefront: (
    <StorefrontShell
      brand={brand}
      utilityLinks={[{ label: 'Contact us', to: '/contact' }]}
      search={<input aria-label="Search" />}
      account={{ to: '/account', greeting: 'Welcome', label: 'Sign in' }}
      cart={{ to: '/cart', count: 3, totalKobo: 169700000 }}
      categories={[{ label: 'Inverters', to: '/c/inverters' }]}
      currentPath="/"
      tabs={items}
      footer={{
        blurb: 'Energy equipment.',
        columns: [{ title: 'Shop', links: [{ label: 'Stores', to: '/stores' }] }],
        legal: '© Sample',
        cards: ['Verve', 'Visa'],
      }}
    >
      <h1>Shop</h1>
    </StorefrontShell>
  ),
  auth: (
    <AuthLayout brand={brand} homeTo="/" tagline="Your counter." title="Sign in">
      <p>Form</p>
    </AuthLayout>
  ),
};

describe.each(Object.entries(shells))('the %s shell', (_name, shell) => {
  it('starts with a skip link to its only main landmark, and has one h1', async () => {
    render(shell);
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expectAccessible();
  });
});

it('the navigation highlights the item of the current path', () => {
  render(shells.console);
  expect(screen.getByRole('link', { name: /Orders/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Returns' })).not.toHaveAttribute('aria-current');
});

it('the navigation prefers the longer path when two match', () => {
  render(shells.logistics);
  const tabs = screen.getByRole('navigation', { name: 'Main' });
  expect(within(tabs).getByRole('link', { name: 'Returns' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(tabs).getByRole('link', { name: /Orders/ })).not.toHaveAttribute('aria-current');
});

it('the logistics shell shows a back link and the title as the h1 on pages below a tab', () => {
  render(
    <LogisticsShell
      brand={brand}
      homeTo="/"
      title="VM-204931"
      back={{ label: 'Back to new offers', to: '/offers' }}
      tabs={items}
      currentPath="/orders/VM-204931"
    >
      <p>Offer</p>
    </LogisticsShell>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'VM-204931' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to new offers' })).toHaveAttribute(
    'href',
    '/offers',
  );
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: brand.name })).not.toBeInTheDocument();
});

it('the logistics shell gives the logo a tap target of 48 px', () => {
  render(shells.logistics);
  expect(screen.getByRole('link', { name: brand.name })).toHaveClass('size-12');
});

it('the console menu opens as a sheet and closes when a page is chosen', async () => {
  render(shells.console);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('link', { name: 'Returns' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the shells render every link with the app’s router', () => {
  const RouterLink = ({ to, children, ...props }: LinkProps) => (
    <a {...props} href={`/app${to}`}>
      {children}
    </a>
  );
  render(<LinkProvider value={RouterLink}>{shells.storefront}</LinkProvider>);
  expect(screen.getByRole('link', { name: /Cart, 3 items ₦1,697,000.00/ })).toHaveAttribute(
    'href',
    '/app/cart',
  );
});

it('the sidebar scrolls to the current page, without moving the start of the Tab order', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ height: 100, y: this.textContent === 'Returns' ? 250 : 0 });
  });
  const at = (currentPath: string) => (
    <ConsoleShell
      role="admin"
      brand={brand}
      roleLabel="Admin"
      homeTo="/"
      groups={[{ label: 'Sales', items }]}
      currentPath={currentPath}
    >
      <h1>Orders</h1>
    </ConsoleShell>
  );
  const { rerender } = render(at('/orders/VM-1'));
  rerender(at('/orders/returns'));
  const list = screen.getByRole('link', { name: 'Returns' }).closest('ul');
  expect(list?.scrollTop).toBe(250);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
