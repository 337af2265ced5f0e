import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as testimonials from '@market/api-client/contract/main/testimonials';
import * as themes from '@market/api-client/contract/theme/themes';
import type { Testimonial } from '@market/domain/themes/testimonial';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const tunde: Testimonial = {
  id: 't1',
  quote: 'They called before dispatch.',
  name: 'Tunde Bakare',
  role: 'Magodo',
  hidden: false,
  createdAt: '2026-10-01T08:00:00.000Z',
};
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(testimonials.list, { rows: [tunde], count: 1 }),
);
const open = (address: string, as = buildAccount('merchant')) =>
  renderApp('merchant', routes, address, { as });

describe('the testimonials page', () => {
  it('adds a testimonial, and validates it before sending', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(testimonials.add, ({ body }) => {
        sent(body);
        const added = { ...tunde, ...body, id: 't2' };
        server.use(mock.ok(testimonials.list, { rows: [tunde, added], count: 2 }));
        return added;
      }),
    );
    const { user } = open('/testimonials');
    await user.click(await screen.findByRole('link', { name: 'Add testimonial' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add testimonial' }));
    await user.type(form.getByLabelText('Testimonial'), 'Light all night.');
    await user.click(form.getByRole('button', { name: 'Add testimonial' }));
    expect(await form.findByText('Enter the customer’s name')).toBeVisible();
    await user.type(form.getByLabelText('Customer name'), 'Ọlábísí');
    await user.click(form.getByRole('button', { name: 'Add testimonial' }));
    expect(await screen.findByRole('link', { name: '“Light all night.”' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({
      quote: 'Light all night.',
      name: 'Ọlábísí',
      hidden: false,
    });
  });

  it('hides a testimonial', async () => {
    server.use(
      mock.ok(testimonials.update, ({ params, body }) => {
        const changed = { ...tunde, ...body, id: params.id };
        server.use(mock.ok(testimonials.list, { rows: [changed], count: 1 }));
        return changed;
      }),
    );
    const { user } = open('/testimonials/t1');
    const form = within(await screen.findByRole('dialog', { name: 'Edit testimonial' }));
    await user.click(form.getByRole('switch', { name: /Hide from shoppers/ }));
    await user.click(form.getByRole('button', { name: 'Save testimonial' }));
    expect(await screen.findByText('Hidden')).toBeVisible();
  });

  it('shows an error state with a retry button', async () => {
    server.use(mock.fail(testimonials.list, 503));
    const { user } = open('/testimonials');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    server.use(mock.ok(testimonials.list, { rows: [tunde], count: 1 }));
    await user.click(tryAgain);
    expect(
      await screen.findByRole('link', { name: '“They called before dispatch.”' }),
    ).toBeVisible();
  });

  it('removes a testimonial after a confirmation, and hides this action from staff without access to the theme', async () => {
    server.use(
      mock.ok(themes.removeTestimonial, () => {
        server.use(mock.ok(testimonials.list, { rows: [], count: 0 }));
        return null;
      }),
    );
    const { user, unmount } = open('/testimonials');
    await user.click(
      await screen.findByRole('button', { name: 'Actions for Tunde Bakare’s testimonial' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove testimonial' }));
    expect(await screen.findByText('No testimonials yet')).toBeVisible();
    unmount();

    server.use(mock.ok(testimonials.list, { rows: [tunde], count: 1 }));
    const staff = open('/testimonials', buildAccount('staff', { resources: ['testimonials'] }));
    await staff.user.click(
      await screen.findByRole('button', { name: 'Actions for Tunde Bakare’s testimonial' }),
    );
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  });
});
