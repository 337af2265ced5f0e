import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contact from '@market/api-client/contract/main/contact';
import * as orders from '@market/api-client/contract/main/orders';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import { texts } from '@market/api-client/contract/texts';
import type { ContactMessage } from '@market/domain/support/contact-message';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderSummary } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { chosenDeliveryState } from '../../../shared/chosen-delivery-state';
import { renderPageOrThrow } from '../../../test/render-on-server';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const customer = { as: buildAccount('customer') };
const latest = buildOrderSummary({ orderName: 'VM-204918' });

beforeEach(() =>
  server.use(
    mock.ok(orders.list, {
      rows: [latest, buildOrderSummary({ orderName: 'VM-204001' })],
      count: 2,
      statusCounts: {},
    }),
    mock.ok(pricing.get, {
      version: 1,
      savedAt: '2026-11-01T09:00:00.000Z',
      vehicles: [
        { id: 'bike', name: 'Bike', maxWeight: 10, active: true },
        { id: 'van', name: 'Van', maxWeight: 500, active: true },
      ],
      zones: [
        { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
        { id: 'north', name: 'North', states: ['Kano', 'Kaduna'] },
      ],
      rates: ['bike', 'van'].flatMap((vehicleId, vehicle) =>
        ['lagos', 'north'].flatMap((fromZoneId) =>
          ['lagos', 'north'].map((toZoneId) => ({
            vehicleId,
            fromZoneId,
            toZoneId,
            base: (vehicle + 1) * (fromZoneId === toZoneId ? 100_000 : 500_000),
            includedWeight: 5,
            perKg: 10_000,
            minDays: 1,
            maxDays: fromZoneId === toZoneId ? 2 : 6,
          })),
        ),
      ),
    }),
    ...frameHandlers(),
  ),
);

describe('the help page', () => {
  it('answers questions on six topics, and searches both questions and answers', async () => {
    const { user } = renderApp('storefront', routes, '/help');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How can we help?' }),
    ).toBeVisible();
    const topics = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(topics).toEqual(
      expect.arrayContaining(
        ['Delivery', 'Returns and refunds', 'Paying', 'Your order', 'Your account', 'Selling'].map(
          (title) => expect.stringContaining(title),
        ),
      ),
    );
    const search = screen.getByRole('searchbox', { name: 'Search the questions' });
    await user.type(search, 'photos damage');
    expect(await screen.findByText('1 answer for “photos damage”')).toBeVisible();
    expect(screen.getByText(/You can choose a refund or a replacement/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Selling' })).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'zebra');
    expect(await screen.findByText(/^Nothing about “zebra”/)).toBeVisible();
  });

  it('calculates a delivery fee from the tariff, initially for the chosen delivery place', async () => {
    const { user } = renderApp('storefront', routes, '/help');
    const form = within(await screen.findByRole('region', { name: 'Calculate a delivery fee' }));
    act(() => chosenDeliveryState.set('Kano'));
    await waitFor(() => expect(form.getByLabelText('Deliver to')).toHaveValue('Kano'));
    expect(form.getByRole('status')).toHaveTextContent(
      /^Arrives \w{3} .+ to \w{3} .+, ₦5,500\.00 deliveryBike\. From a store that ships orders placed before 14:00 the same day\.$/,
    );
    await user.selectOptions(form.getByLabelText('The store is in'), 'Kaduna');
    await user.clear(form.getByLabelText('Weight of the goods, kg'));
    await user.type(form.getByLabelText('Weight of the goods, kg'), '17.4');
    expect(form.getByRole('status')).toHaveTextContent(/, ₦3,240\.00 deliveryVan\. /);
    const table = within(screen.getByRole('table'));
    expect(
      within(table.getByRole('row', { name: /^Lagos/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1 to 6 working days', '₦5,000.00', '₦10,000.00']);
    await user.clear(form.getByLabelText('Weight of the goods, kg'));
    expect(form.getByText('Enter a weight in kg, such as 17.4')).toBeVisible();
    expect(form.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the latest order, sends a message about it, and keeps the typed message while offline', async () => {
    let sent: ContactMessage | undefined;
    server.use(mock.offline(contact.send));
    const { user } = renderApp('storefront', routes, '/help', customer);
    const order = within(await screen.findByRole('region', { name: 'About your latest order' }));
    expect(order.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      `/orders/${latest.id}`,
    );
    await user.click(order.getByRole('link', { name: 'Report a problem' }));
    expect(await screen.findByLabelText('Order or return')).toHaveValue('VM-204918');
    await user.selectOptions(screen.getByLabelText('Topic'), 'Payment');
    await user.type(screen.getByLabelText('Your message'), 'Where is the rider?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.offline);
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is the rider?');

    server.use(
      mock.ok(contact.send, ({ body }) => {
        sent = body;
        return { reference: 'C-1042' };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('C-1042')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We will reply by email' })).toHaveFocus();
    expect(sent).toMatchObject({
      subject: 'VM-204918: Payment',
      message: 'Where is the rider?',
      email: customer.as.email,
    });
  });

  it('opens when a link leads to the former contact page, and keeps the order named in the link', async () => {
    const { router } = renderApp('storefront', routes, '/contact?order=R-1042', customer);
    expect(await screen.findByLabelText('Order or return')).toHaveValue('R-1042');
    expect(router.state.location).toMatchObject({
      pathname: '/help',
      search: '?order=R-1042',
      hash: '#talk',
    });
  });

  it('asks a guest for missing details before a request is sent', async () => {
    const { user } = renderApp('storefront', routes, '/help');
    await user.type(await screen.findByLabelText(/Phone number/), '12');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter your message')).toBeVisible();
    expect(screen.getByText('Enter a phone number such as 0803 123 4567')).toBeVisible();
  });
});

it.each([
  ['/help', 'What is the delivery code?'],
  ['/help', '₦5,000.00'],
  ['/about', 'Which stores sell here'],
  ['/terms', 'Cancelling, returns and refunds'],
  ['/privacy', 'Who sees it'],
  ['/cookies', 'XSRF-TOKEN'],
])('the shop server-renders %s with “%s”, and lets search engines index it', async (path, text) => {
  const page = await renderPageOrThrow(path);
  expect(page.markup).toContain(text);
  expect([page.canonical, page.isIndexed]).toEqual([path, true]);
});

it('the shop has a footer with the accepted cards and without broken links', async () => {
  const { router } = renderApp('storefront', routes, '/terms');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const name of ['Shop', 'Help', 'Sell and deliver', 'Company'])
    expect(footer.getByRole('navigation', { name })).toBeVisible();
  expect(footer.getByRole('list', { name: 'Accepted cards' })).toHaveTextContent(
    'VerveMastercardVisa',
  );
  const known = footer
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'));
  const { matchRoutes } = await import('react-router-dom');
  const unknown = known.filter(
    (href) => matchRoutes(routes, href.split(/[?#]/)[0] ?? '')?.at(-1)?.route.path === '*',
  );
  expect(unknown).toEqual([]);
  expect(router.state.location.pathname).toBe('/terms');
});
