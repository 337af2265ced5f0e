import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as policies from '@market/api-client/contract/main/policies';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { buildCustomerProduct, buildProductCard } from '@market/testing/factories/products';
import { buildReviewPage } from '@market/testing/factories/reviews';
import { buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp, type RenderedApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../test/handlers';
import { routes } from '../routes';

const server = mockServer();
const detail = buildCustomerProduct({ name: 'Axora H5' });
const buildCard = ({ id, name, hostedImages }: CustomerProduct) =>
  buildProductCard({ id, name, hostedImages });
const heads = () => screen.queryAllByRole('heading', { level: 1, name: detail.name, hidden: true });

/** Shows a listing, and hovers over a card until its preview is rendered. */
async function pointAtCard(product = detail, card = buildCard(product)) {
  server.use(
    ...frameHandlers(),
    mock.ok(catalogue.list, { rows: [card], count: 1 }),
    mock.ok(catalogue.byId, product),
    mock.ok(catalogue.related, []),
    mock.ok(stores.page, buildStorePage()),
    mock.ok(follows.byStore, { storeId: detail.store.id, count: 0, following: false }),
    mock.ok(reviews.list, buildReviewPage([])),
    mock.ok(policies.ofStore, { rows: [], count: 0 }),
  );
  const { user, router } = renderApp('storefront', routes, '/products');
  const link = await screen.findByRole('link', { name: detail.name });
  await user.hover(link);
  await waitFor(() => expect(heads()).toHaveLength(1));
  return { link, router };
}

/** Navigates as the browser's Back and Forward buttons do. */
async function goInHistory(router: RenderedApp['router'], pages: number) {
  await act(async () => {
    dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate(pages);
  });
}

describe('the preview of a hovered product', () => {
  it('is rendered hidden, and replaces the page on press, before the router has navigated', async () => {
    const { link, router } = await pointAtCard();
    expect(screen.queryByRole('heading', { level: 1, name: detail.name })).toBeNull();
    fireEvent.click(link);
    expect(screen.getByRole('heading', { level: 1, name: detail.name })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: detail.name })).toBeNull();
    expect(router.state.location.pathname).toBe('/products');
    // The product's page replaces the preview, so nothing is rendered twice.
    await screen.findByRole('button', { name: 'Buy now' });
    expect(router.state.location.pathname).toBe(`/products/${detail.id}`);
    expect(heads()).toHaveLength(1);
  });

  it('does not cover the page that the customer goes back to, whether the product had loaded or not', async () => {
    const { link, router } = await pointAtCard();
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/products/${detail.id}`));
    await goInHistory(router, -1);
    expect(await screen.findByRole('link', { name: detail.name })).toBeVisible();
    await goInHistory(router, 1);
    await screen.findByRole('button', { name: 'Buy now' });
    await goInHistory(router, -1);
    expect(await screen.findByRole('link', { name: detail.name })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading the product' })).toBeNull();
  });

  it('shows the variant of its card, not the cheapest one', async () => {
    const variant = (id: string, Capacity: string, sellingPrice: number) => ({
      id,
      sku: id,
      options: { Capacity },
      price: sellingPrice,
      sellingPrice,
      quantity: 5,
    });
    const product: CustomerProduct = {
      ...detail,
      productVariant: {
        properties: [{ property: 'Capacity', options: ['3.6 kVA', '5 kVA'] }],
        variant: [variant('v3', '3.6 kVA', 98_000_000), variant('v5', '5 kVA', 125_000_000)],
      },
    };
    const { link } = await pointAtCard(product, { ...buildCard(product), variantId: 'v5' });
    fireEvent.click(link);
    const main = screen.getByRole('heading', { level: 1, name: detail.name }).closest('main');
    expect(main).toHaveTextContent('₦1,250,000');
    expect(main).not.toHaveTextContent('₦980,000');
  });

  it('stays hidden when the product is opened in another tab', async () => {
    const { link } = await pointAtCard();
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.getByRole('link', { name: detail.name })).toBe(link);
    expect(screen.queryByRole('heading', { level: 1, name: detail.name })).toBeNull();
  });
});
