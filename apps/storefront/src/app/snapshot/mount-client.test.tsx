import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { AppRoot, createAppRouter } from '@market/web-kit/app-router';
import { createServices } from '@market/web-kit/services';
import type { RenderedPage } from '../../server/render-page';
import { renderPageOrThrow, shopConfig } from '../../test/render-on-server';
import { guestCart } from '../../features/cart/model/guest-cart';
import { frameHandlers, pricingHandlers } from '../../test/handlers';
import { routes } from '../routes';
import { loadPageData } from './page-data';
import { mountClient } from './mount-client';

const server = mockServer();

/**
 * Puts the server's page into the document, as a browser does. Returns a function that mounts the
 * client.
 */
function loadServerPage(path: string, page: RenderedPage): () => Promise<void> {
  history.replaceState(null, '', path);
  const root = document.createElement('div');
  // Does what the browser does with a received page. Trusted Types are not active here.
  root.append(...new DOMParser().parseFromString(page.markup, 'text/html').body.childNodes);
  document.body.replaceChildren(root);
  const services = createServices('storefront', shopConfig);
  const state: unknown = JSON.parse(JSON.stringify(page.state));
  loadPageData(services.queryClient, { state: state as object, modules: [] });
  const router = createAppRouter(routes, services);
  return async () => {
    const app = await mountClient(
      root,
      router,
      <AppRoot router={router} services={services} />,
      [],
    );
    onTestFinished(() => act(() => app.unmount()));
  };
}

it.each([
  ['while the client mounts', false],
  ['before the client is loaded', true],
])(
  'the client mount keeps the text and focus of a search started %s, and refetches nothing',
  async (_, isEarly) => {
    const requests: string[] = [];
    server.events.on(
      'request:start',
      ({ request }) => void requests.push(new URL(request.url).pathname),
    );
    server.use(
      ...frameHandlers(),
      mock.ok(catalogue.list, { rows: [buildProductCard({ name: 'Axora H5' })], count: 1 }),
      mock.pending(catalogue.facets),
      mock.pending(catalogue.byId),
      mock.pending(catalogue.suggestions),
    );
    const page = await renderPageOrThrow('/products');
    expect(requests).toContain('/api/v1/products/customer/getallproducts');
    requests.splice(0);

    const mountApp = loadServerPage('/products', page);

    const productLink = () => screen.getByRole('link', { name: 'Axora H5' });
    const linkBefore = productLink();
    const before = screen.getByRole('combobox', { name: /^search/i });
    const type = () => {
      before.focus();
      fireEvent.input(before, { target: { value: 'inverter' } });
    };
    if (isEarly) type();
    const mounted = mountApp();
    if (!isEarly) type();
    expect(before).toBeInTheDocument();
    await mounted;
    await waitFor(() => expect(linkBefore).not.toBeInTheDocument());
    expect(productLink()).toBeInTheDocument();
    const after = screen.getByRole('combobox', { name: /^search/i });
    expect(after).not.toBe(before);
    expect(after).toHaveFocus();
    expect(after).toHaveValue('inverter');
    expect(requests.filter((path) => /getallproducts|getallcategories/.test(path))).toEqual([]);
  },
);

it.each([
  ['while the client mounts', false],
  ['before the client is loaded', true],
])(
  'the client mount keeps the options chosen %s, and adds the chosen variant to the cart',
  async (_, isEarly) => {
    const variant = (capacity: string, casing: string) => ({
      id: `${capacity} ${casing}`,
      sku: `${capacity} ${casing}`,
      options: { Capacity: capacity, Casing: casing },
      price: 100,
      sellingPrice: 100,
      quantity: 5,
    });
    const product = buildCustomerProduct({
      id: 'p1',
      hasVariants: true,
      productVariant: {
        properties: [
          { property: 'Capacity', options: ['5 kVA', '8 kVA'] },
          { property: 'Casing', options: ['White', 'Graphite'] },
        ],
        variant: [
          variant('5 kVA', 'White'),
          variant('5 kVA', 'Graphite'),
          variant('8 kVA', 'White'),
          variant('8 kVA', 'Graphite'),
        ],
      },
    });
    server.use(
      ...frameHandlers(),
      ...pricingHandlers([]),
      mock.ok(catalogue.byId, product),
      mock.ok(catalogue.related, []),
      mock.pending(stores.page),
      mock.pending(follows.byStore),
      mock.pending(reviews.list),
      mock.pending(policies.ofStore),
    );
    const page = await renderPageOrThrow('/products/p1');
    const mountApp = loadServerPage('/products/p1', page);
    const press = () => {
      const [add] = screen.getAllByRole('button', { name: 'Add to cart' });
      const options = [/^8 kVA/, /^Graphite/].map((name) => screen.getByRole('radio', { name }));
      for (const [order, control] of [...options, add].entries()) {
        if (!control) continue;
        fireEvent.click(control);
        // Marks the control like the page's first script.
        if (isEarly) control.setAttribute('data-pressed', `${order}`);
      }
    };

    if (isEarly) press();
    const mounted = mountApp();
    if (!isEarly) press();
    await mounted;
    await waitFor(() =>
      expect(guestCart.get()).toMatchObject([
        { productId: 'p1', variantId: '8 kVA Graphite', quantity: 1 },
      ]),
    );
    expect(screen.getByRole('radio', { name: /^8 kVA/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Graphite/ })).toBeChecked();
    await waitFor(() => expect(location.search).toBe('?variant=8-kva_graphite'));
  },
);
