import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as auth from '@market/api-client/contract/main/auth';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as stores from '@market/api-client/contract/main/stores';
import { storePageSchema } from '@market/domain/stores/store-page';
import { findTheme } from '@market/domain/themes/theme-list';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import {
  buildPolicy,
  buildStorePage,
  buildThemeLayout,
} from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const store = buildStorePage({
  id: 's1',
  policyCount: 1,
  theme: buildThemeLayout({ body: { title: 'Sized before it is sold' } }),
});
const followHandler = mock.ok(follows.byStore, { storeId: 's1', count: 1240, following: false });
const sectionsHandler = mock.ok(catalogue.storeSections, {
  categories: [
    { id: 'inverters', name: 'Inverters', productCount: 30 },
    { id: 'cable', name: 'Cable', productCount: 8 },
  ],
  onSaleCount: 4,
});
const productsHandler = mock.ok(catalogue.storePageProducts, ({ query }) => {
  const rows = [
    buildProductCard({ id: 'p1', name: 'Axora H5' }),
    buildProductCard({ id: 'p2', name: 'Corda cable' }),
  ].filter(({ name }) => name.includes(query.search ?? ''));
  return { rows: query.sort === 'price-asc' ? rows.toReversed() : rows, count: rows.length };
});

describe('a store’s page', () => {
  it('uses the merchant’s colours and texts', async () => {
    const night = findTheme(48);
    const theme = buildThemeLayout({
      ...(night && { ground: night.ground, colors: night.colors }),
      header: {
        bannerText: 'Free delivery in Ikeja',
        phoneNumber: '0809 555 0107',
        email: undefined,
      },
      body: { title: 'Solar that is sized before it is sold.' },
      socials: { instagram: 'https://instagram.com/heliosyard' },
      testimonials: [
        {
          id: 't1',
          quote: 'They called before dispatch.',
          name: 'Tunde B.',
          hidden: false,
          createdAt: '2026-10-01T08:00:00.000Z',
        },
      ],
    });
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      productsHandler,
      mock.ok(stores.page, { ...store, theme }),
    );
    const { container } = renderApp('storefront', routes, '/stores/s1');
    expect(await screen.findByRole('heading', { level: 1, name: /Helios Yard/ })).toBeVisible();
    expect(screen.getByText('Solar that is sized before it is sold.')).toBeVisible();
    expect(screen.getByText('Free delivery in Ikeja')).toBeVisible();
    expect(await screen.findByText('“They called before dispatch.”')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    const look = container.querySelector<HTMLElement>('[data-theme="dark"]');
    expect(look?.style.getPropertyValue('--bg')).toBe(night?.ground.page);
    expect(look?.style.getPropertyValue('--store-body-text')).toBe(night?.colors.bodyText);
  });

  it('previews the merchant’s draft theme in the console’s frame, and accepts no theme from another origin or window', async () => {
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      productsHandler,
      mock.ok(stores.page, store),
    );
    const console = { postMessage: vi.fn() };
    vi.stubGlobal('parent', console);
    renderApp('storefront', routes, '/stores/s1?preview');
    await screen.findByRole('heading', { level: 1, name: /Helios Yard/ });
    await waitFor(() =>
      expect(console.postMessage).toHaveBeenCalledWith(
        'store-preview-ready',
        'http://seller.localhost',
      ),
    );
    const sendMessage = (origin: string, title: string, source: unknown = console) => {
      const look = z.encode(storePageSchema.shape.theme, { ...store.theme, body: { title } });
      const message = new MessageEvent('message', { origin, data: look });
      Object.defineProperty(message, 'source', { value: source });
      window.dispatchEvent(message);
    };
    sendMessage('http://evil.example', 'Send money here');
    sendMessage('http://seller.localhost', 'Send money there', {});
    sendMessage('http://seller.localhost', 'Solar, tried on');
    expect(await screen.findByText('Solar, tried on')).toBeVisible();
    expect(screen.queryByText(/^Send money/)).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('previews an unopened store with data from the merchant console, without API requests', async () => {
    server.use(...frameHandlers());
    const console = { postMessage: vi.fn() };
    vi.stubGlobal('parent', console);
    renderApp('storefront', routes, '/store-preview');
    expect(await screen.findByRole('link', { name: 'Go to the theme editor' })).toHaveAttribute(
      'href',
      'http://seller.localhost/theme',
    );
    const send = (origin: string, storeName: string) => {
      const page = z.encode(storePageSchema, { ...store, storeName });
      const message = new MessageEvent('message', { origin, data: page });
      Object.defineProperty(message, 'source', { value: console });
      window.dispatchEvent(message);
    };
    send('http://evil.example', 'Send money here');
    send('http://seller.localhost', 'Not open yet');
    expect(await screen.findByRole('heading', { level: 1, name: /Not open yet/ })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'About Not open yet' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your products appear here' })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('searches and sorts within the store', async () => {
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      productsHandler,
      mock.ok(stores.page, store),
    );
    const { user, router } = renderApp('storefront', routes, '/stores/s1?sort=price-asc');
    await screen.findByRole('link', { name: 'Axora H5' });
    expect(
      screen.getAllByRole('link', { name: /^(Axora|Corda)/ }).map((link) => link.textContent),
    ).toEqual(['Corda cable', 'Axora H5']);
    await user.type(screen.getByRole('searchbox', { name: 'Search in Helios Yard' }), 'Corda');
    expect(await screen.findByText('1 product for “Corda”')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=price-asc&search=Corda');
    await user.clear(screen.getByRole('searchbox', { name: 'Search in Helios Yard' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search in Helios Yard' }), 'xyz');
    await user.click(
      await screen.findByRole('button', { name: 'See all products of Helios Yard' }),
    );
    expect(await screen.findByRole('link', { name: 'Axora H5' })).toBeVisible();
  });

  it('follows the store once the guest who pressed Follow has signed in', async () => {
    const followed = vi.fn();
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      productsHandler,
      mock.ok(stores.page, store),
      mock.ok(auth.signInCustomer, {
        token: 't',
        expiresAt: '2099-01-01T00:00:00.000Z',
        expiresIn: 900,
        user: buildAccount('customer'),
      }),
      mock.ok(follows.setFollowing, ({ query, body }) => {
        followed(query.storeId, body.following);
        return { storeId: 's1', count: 1241, following: true };
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/stores/s1');
    await user.click(await screen.findByRole('link', { name: 'Follow Helios Yard' }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(
      await screen.findByRole('button', { name: 'Following Helios Yard', pressed: true }),
    ).toBeVisible();
    expect(followed.mock.calls).toEqual([['s1', true]]);
    expect(screen.getByText('1,241 followers')).toBeVisible();
    expect(router.state.location.pathname).toBe('/stores/s1');
  });

  it('shows the store’s policies on a separate page', async () => {
    server.use(
      ...frameHandlers(),
      followHandler,
      mock.ok(stores.page, store),
      mock.ok(policies.ofStore, {
        rows: [buildPolicy(), buildPolicy({ kind: 'warranty', title: 'Two years of warranty' })],
        count: 2,
      }),
    );
    renderApp('storefront', routes, '/stores/s1/policies#returns');
    const returns = await screen.findByRole('region', { name: 'Returns and replacements' });
    expect(returns.id).toBe('returns');
    expect(
      within(returns)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Keep the receipt', 'Keep the box']);
    expect(screen.getByRole('link', { name: 'Warranty' })).toHaveAttribute('href', '#warranty');
    expect(screen.getByRole('link', { name: 'Policies' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows that the store is paused, and lists no products', async () => {
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      mock.ok(stores.page, { ...store, status: 'paused', about: 'Solar since 2016.' }),
      mock.fail(catalogue.storePageProducts, 404),
    );
    renderApp('storefront', routes, '/stores/s1');
    expect(await screen.findByText(/is on a break/)).toBeVisible();
    expect(screen.getAllByText('Solar since 2016.')[0]).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Products' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
  });

  it('redirects an older URL with the store’s id to the one with its slug', async () => {
    const onRequest = vi.fn();
    const page = mock.ok(stores.page, ({ params }) => {
      onRequest(params.id);
      return { ...store, slug: 'helios-yard' };
    });
    server.use(
      ...frameHandlers(),
      followHandler,
      productsHandler,
      page,
      mock.ok(policies.ofStore, { rows: [], count: 0 }),
    );
    const { router } = renderApp('storefront', routes, '/stores/s1/policies?from=mail');
    expect(
      await screen.findByRole('heading', { name: 'This store has no policies of its own' }),
    ).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/stores/helios-yard/policies',
      search: '?from=mail',
    });
    expect(screen.getByRole('link', { name: 'Products (38)' })).toHaveAttribute(
      'href',
      '/stores/helios-yard',
    );
    expect(onRequest.mock.calls).toEqual([['s1']]);
  });

  it('shows a not-found message in the shop’s layout for an unknown store', async () => {
    server.use(
      ...frameHandlers(),
      sectionsHandler,
      followHandler,
      productsHandler,
      mock.fail(stores.page, 404),
    );
    renderApp('storefront', routes, '/stores/gone');
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search products and stores' })).toBeVisible();
  });
});
