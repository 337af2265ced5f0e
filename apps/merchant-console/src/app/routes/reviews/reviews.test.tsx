import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as reviews from '@market/api-client/contract/main/reviews';
import type { ReceivedReview } from '@market/domain/reviews/review';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildReview } from '@market/testing/factories/reviews';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const panel: ReceivedReview = {
  ...buildReview({ title: 'Loose clamp', stars: 2 }),
  product: { id: 'p1', name: 'Sunforge 585 W panel' },
};
const store: ReceivedReview = buildReview({
  title: 'Friendly',
  reviewer: 'Tunde B.',
  reply: { text: 'Thank you.', repliedAt: '2026-11-13T08:00:00.000Z' },
});
const all = [panel, store];

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(reviews.received, ({ query }) => {
    const rows = all
      .filter(
        (review) =>
          query.replied === undefined || (query.replied === 'yes') === (review.reply !== undefined),
      )
      .filter(({ stars }) => query.stars === undefined || stars === query.stars);
    return { rows, count: rows.length };
  }),
);
const open = (address: string, as = buildAccount('merchant')) =>
  renderApp('merchant', routes, address, { as });

describe('the reviews page', () => {
  it('shows the product and the reply of each review, and accepts a new reply', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(reviews.reply, ({ params, body }) => {
        sent(params.id, body);
        const replied = {
          ...panel,
          reply: { text: body.text, repliedAt: '2026-11-20T08:00:00.000Z' },
        };
        server.use(mock.ok(reviews.received, { rows: [replied, store], count: 2 }));
        return replied;
      }),
    );
    const { user } = open('/reviews');
    expect(await screen.findByRole('link', { name: 'Sunforge 585 W panel' })).toHaveAttribute(
      'href',
      '/products/p1',
    );
    expect(screen.getByText('About the store')).toBeVisible();
    expect(screen.getByText('Thank you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reply to Chidinma O.' }));
    await user.click(await screen.findByRole('button', { name: 'Post reply' }));
    expect(await screen.findByText('Enter your reply')).toBeVisible();
    await user.type(
      screen.getByLabelText('Your reply to Chidinma O.'),
      'A new clamp is on its way.',
    );
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    expect(
      await screen.findByRole('button', { name: 'Change the reply to Chidinma O.' }),
    ).toBeVisible();
    expect(screen.getByText('A new clamp is on its way.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(panel.id, { text: 'A new clamp is on its way.' });
  });

  it('moves the focus to the reply field and back to its button', async () => {
    const { user } = open('/reviews');
    await user.click(await screen.findByRole('button', { name: 'Reply to Chidinma O.' }));
    await waitFor(() => expect(screen.getByLabelText('Your reply to Chidinma O.')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Reply to Chidinma O.' })).toHaveFocus();
  });

  it('keeps the reply when the server refuses it', async () => {
    server.use(
      mock.fail(reviews.reply, 422, {
        errors: [{ field: 'text', message: 'Say it more kindly' }],
      }),
    );
    const { user } = open('/reviews');
    await user.click(await screen.findByRole('button', { name: 'Reply to Chidinma O.' }));
    await user.type(await screen.findByLabelText('Your reply to Chidinma O.'), 'No.');
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    expect(await screen.findByText('Say it more kindly')).toBeVisible();
    expect(screen.getByLabelText('Your reply to Chidinma O.')).toHaveValue('No.');
  });

  it('filters reviews by the parameters in the URL, and clears the filters from the no-match state', async () => {
    const { user } = open('/reviews?replied=no&stars=5');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Loose clamp')).toBeVisible();
    expect(screen.getByText('Friendly')).toBeVisible();
  });

  it('has empty and error states', async () => {
    server.use(mock.ok(reviews.received, { rows: [], count: 0 }));
    const { unmount } = open('/reviews');
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    unmount();
    server.use(mock.fail(reviews.received, 404));
    open('/reviews');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });
});
