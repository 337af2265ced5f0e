import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as follows from '@market/api-client/contract/main/follows';
import * as reviews from '@market/api-client/contract/main/reviews';
import * as stores from '@market/api-client/contract/main/stores';
import { buildCustomerProduct } from '@market/testing/factories/products';
import { buildReview, buildReviewPage } from '@market/testing/factories/reviews';
import { buildStorePage } from '@market/testing/factories/store-page';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const product = buildCustomerProduct({ id: 'p1', whenSoldOut: 'stop', quantity: 0 });
const pageHandlers = [
  ...frameHandlers(),
  mock.ok(catalogue.byId, product),
  mock.ok(catalogue.related, []),
  mock.ok(stores.page, buildStorePage()),
  mock.ok(follows.byStore, { storeId: product.store.id, count: 0, following: false }),
];
const positiveReviews = Array.from({ length: 6 }, (_, index) =>
  buildReview({ title: `Glad ${index + 1}` }),
);
const negativeReview = buildReview({
  title: 'Came late',
  stars: 2,
  productVariants: { Casing: 'Graphite' },
  reply: { text: 'We are sorry.', repliedAt: '2026-11-13T08:00:00.000Z' },
});
const allReviews = [...positiveReviews, negativeReview];
const totals = buildReviewPage(allReviews);
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Filters and paginates seven reviews, like the server. */
const reviewsHandler = mock.ok(reviews.list, ({ query }) => {
  const found = allReviews.filter(
    ({ stars }) => query.stars === undefined || stars === query.stars,
  );
  return {
    ...totals,
    count: found.length,
    rows: found.slice(query.offset, query.offset + query.limit),
  };
});

describe('the reviews of a product', () => {
  it('load page by page, with the distribution of ratings', async () => {
    server.use(...pageHandlers, reviewsHandler);
    const { user } = renderApp('storefront', routes, '/products/p1');
    expect(await screen.findByText('4.6 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '5 stars, 6 reviews' })).toBeVisible();
    expect(titles()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Came late')).toBeVisible();
    expect(titles()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('can be filtered by stars, and keep the filter in the URL', async () => {
    server.use(...pageHandlers, reviewsHandler);
    const { user, router } = renderApp('storefront', routes, '/products/p1');
    await user.click(await screen.findByRole('button', { name: '2 stars, 1 review' }));
    expect(await screen.findByText('1 review with 2 stars')).toBeVisible();
    expect(titles()).toEqual(['Came late']);
    expect(screen.getByText('Bought: Graphite')).toBeVisible();
    expect(screen.getByText('Reply from Helios Yard')).toBeVisible();
    expect(router.state.location.search).toBe('?stars=2');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('7 reviews')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Reviews' })).toHaveFocus();
  });

  it('are not counted before they are loaded', async () => {
    server.use(...pageHandlers, reviewsHandler);
    const { user } = renderApp('storefront', routes, '/products/p1');
    expect(await screen.findByText('7 reviews')).toBeVisible();
    server.use(mock.pending(reviews.list));
    await user.click(screen.getByRole('button', { name: '2 stars, 1 review' }));
    expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible();
    expect(screen.queryByText(/reviews? with 2 stars/)).not.toBeInTheDocument();
  });

  it('show an empty state that explains how to write the first review', async () => {
    server.use(...pageHandlers, mock.ok(reviews.list, buildReviewPage([])));
    renderApp('storefront', routes, '/products/p1');
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(await section.findByText('No reviews yet')).toBeVisible();
    expect(section.getByRole('link', { name: 'from their orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  });

  it('do not affect the rest of the page when they fail to load, and can be retried', async () => {
    server.use(...pageHandlers, mock.fail(reviews.list, 500));
    const { user } = renderApp('storefront', routes, '/products/p1');
    const section = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(await section.findByText('Could not get reviews. Try again later.')).toBeVisible();
    server.use(reviewsHandler);
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Glad 1')).toBeVisible();
  });
});
