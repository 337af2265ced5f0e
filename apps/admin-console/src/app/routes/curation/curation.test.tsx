import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as curation from '@market/api-client/contract/main/curation';
import type { EditablePromotion } from '@market/domain/catalogue/promotion';
import type { OfficialOutlet } from '@market/domain/catalogue/curation';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreCard } from '../../../test/build-catalogue';
import { routes } from '../../routes';

const inverter = buildProductCard({ name: 'Axora inverter' });
const panel = buildProductCard({ name: 'Sunforge panel' });
const battery = { ...buildProductCard({ name: 'Stack battery', inStock: false }) };
const cable = buildProductCard({ name: 'Corda cable' });
const solarWeek: EditablePromotion = {
  id: 'solar-week',
  title: 'November solar week',
  isHidden: false,
  version: 3,
  products: [{ ...inverter, units: 1200 }, panel, { ...battery, hidden: 'soldOut', units: 0 }],
};
const chargers: EditablePromotion = {
  id: 'chargers',
  title: 'EV chargers',
  isHidden: false,
  version: 1,
  products: [],
};
const outlet: OfficialOutlet = { ...buildStoreCard({ isOfficialOutlet: true }), status: 'paused' };
const volta = buildStoreCard({ id: 'volta', storeName: 'Volta Works', city: 'Aba', state: 'Abia' });

let promotions: EditablePromotion[];
const server = mockServer(mock.ok(audit.history, []));
beforeEach(() => {
  promotions = [solarWeek, chargers];
  server.use(
    mock.ok(curation.promotions, () => promotions),
    mock.ok(curation.officialOutlets, [outlet]),
    mock.ok(catalogue.list, { rows: [inverter, cable], count: 2 }),
    mock.ok(catalogue.officialOutlets, [{ store: outlet, products: [panel] }]),
    mock.ok(catalogue.stores, { rows: [outlet, volta], count: 2 }),
  );
});

const open = (address = '/curation') =>
  renderApp('admin', routes, address, {
    as: buildAccount('admin', { resources: ['curation'] }),
  });
const listItems = () =>
  within(screen.getByRole('list', { name: 'Products of the promotion' })).getAllByRole('listitem');
const rows = () => listItems().map((row) => row.querySelector('b')?.textContent);
const watchPublishing = () => {
  const sent = vi.fn();
  server.use(
    mock.ok(curation.publishPromotion, ({ params, body }) => {
      sent(params.id, body);
      const products = [cable, inverter, panel].filter(({ id }) => body.productIds.includes(id));
      const { title, isHidden } = body;
      const published = { ...solarWeek, title, isHidden, version: 4, products };
      promotions = [published, chargers];
      return published;
    }),
  );
  return sent;
};

describe('the promotion editor', () => {
  it('marks products that are not shown, with the reason, and previews what customers see', async () => {
    open();
    expect(
      await screen.findByRole('link', { name: /November solar week.*1 product hidden/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /EV chargers.*Empty, not shown/ })).toBeVisible();
    expect(screen.getByText('sold out, not shown')).toBeVisible();
    expect(listItems()[0]).toHaveTextContent('Helios Yard, 1,200 in stock');
    expect(listItems()[2]).not.toHaveTextContent('0 in stock');
    const preview = within(screen.getByRole('region', { name: /^Preview/ }));
    expect(preview.getAllByRole('heading', { level: 4 }).map((card) => card.textContent)).toEqual([
      'Axora inverter',
      'Sunforge panel',
    ]);
  });

  it('publishes a new title, a new product order, and added and removed products in one request', async () => {
    const sent = watchPublishing();
    const { user } = open();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.clear(title);
    expect(screen.getByText('Enter a title')).toBeVisible();
    await user.type(title, 'Solar week');
    const up = screen.getByRole('button', { name: 'Move Sunforge panel up' });
    await user.click(up);
    expect(up, 'the focus stays on the button').toHaveFocus();
    expect(screen.getByText('Sunforge panel is now 1 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Stack battery' }));
    const search = await screen.findByRole('combobox', { name: 'Add a product' });
    await user.type(search, 'corda');
    expect(screen.queryByRole('option', { name: /Axora/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Corda cable/ }));
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Add a product' })).toHaveValue('');
    expect(screen.getByText('4 changes, not published')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByText(/not published/)).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith('solar-week', {
      title: 'Solar week',
      isHidden: false,
      productIds: [panel.id, inverter.id, cable.id],
      version: 3,
    });
    expect(screen.getByRole('link', { name: /Solar week.*On the home page/ })).toBeVisible();
  });

  it('hides a promotion with its products, and previews it for the day it is shown', async () => {
    const sent = watchPublishing();
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Shown' }));
    expect(screen.getByText('1 change, not published')).toBeVisible();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('as customers see it once it is shown')).toBeVisible();
    expect(preview.getByRole('heading', { name: 'Axora inverter' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('link', { name: /November solar week.*Hidden/ })).toBeVisible();
    expect(sent).toHaveBeenCalledWith('solar-week', {
      title: 'November solar week',
      isHidden: true,
      productIds: solarWeek.products.map(({ id }) => id),
      version: 3,
    });
    expect(screen.getByRole('switch', { name: 'Shown' })).not.toBeChecked();
  });

  it('sorts products by dragging, and restores the order when changes are discarded', async () => {
    const { user } = open();
    await screen.findByRole('textbox', { name: 'Title' });
    const [first, , third] = listItems();
    if (!first || !third) throw new Error('The promotion has three products');
    fireEvent.dragStart(first);
    fireEvent.dragEnter(third);
    fireEvent.dragEnd(first);
    expect(rows()).toEqual(['Sunforge panel', 'Stack battery', 'Axora inverter']);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(rows()).toEqual(['Axora inverter', 'Sunforge panel', 'Stack battery']);
  });

  it('warns before changes are lost, and keeps them when someone else has published in the meantime', async () => {
    server.use(
      mock.fail(curation.publishPromotion, 409, {
        message: 'Someone else has changed this promotion. Load the saved version first.',
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move Axora inverter down' }));
    await user.click(screen.getByRole('link', { name: /EV chargers/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('tab', { name: /Official outlets/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed');
    expect(rows()[0]).toBe('Sunforge panel');
    promotions = [{ ...solarWeek, version: 4, products: [panel] }];
    await user.click(
      screen.getByRole('button', { name: 'Discard my changes and load the saved version' }),
    );
    await waitFor(() => expect(rows()).toEqual(['Sunforge panel']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('moves promotions by buttons and by dragging, with their place on the home page', async () => {
    const rainySeason = { ...solarWeek, id: 'rainy', title: 'Rainy season' };
    promotions = [solarWeek, chargers, rainySeason];
    const sent = vi.fn();
    server.use(
      mock.ok(curation.orderPromotions, ({ body: { ids, before } }) => {
        expect(before).toEqual(promotions.map(({ id }) => id));
        sent(ids);
        promotions = ids.flatMap((id) => promotions.filter((promotion) => promotion.id === id));
        return null;
      }),
    );
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Promotions' }));
    const states = () => list.getAllByRole('link').map((link) => link.textContent);
    expect(states()).toEqual([
      expect.stringContaining('November solar weekOn the home page, 1st, 1 product hidden'),
      expect.stringContaining('EV chargersEmpty, not shown'),
      expect.stringContaining('Rainy seasonOn the home page, 2nd'),
    ]);
    const up = list.getByRole('button', { name: 'Move Rainy season up' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Rainy season is now 2 of 3')).toBeInTheDocument();
    expect(sent).toHaveBeenLastCalledWith(['solar-week', 'rainy', 'chargers']);
    expect(up, 'the focus stays on the button').toHaveFocus();

    const [first, second] = list.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are three promotions');
    fireEvent.dragStart(second);
    fireEvent.dragEnter(first);
    fireEvent.dragEnd(second);
    expect(states()[0], 'a cancelled drag moves nothing').toContain('November solar week');
    fireEvent.dragStart(second);
    fireEvent.dragEnter(first);
    fireEvent.drop(second);
    fireEvent.dragEnd(second);
    expect(await screen.findByText('Rainy season is now 1 of 3')).toBeInTheDocument();
    expect(sent).toHaveBeenLastCalledWith(['rainy', 'solar-week', 'chargers']);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(states()[0]).toContain('Rainy seasonOn the home page, 1st');
    expect(states()[1]).toContain('November solar weekOn the home page, 2nd');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('November solar week');
  });

  it('shows both orders when someone else has changed the promotions, and saves the chosen one', async () => {
    const gas = { ...chargers, id: 'gas', title: 'Cooking gas' };
    const refuse = () => mock.fail(curation.orderPromotions, 409, { data: { promotions } });
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Promotions' }));
    const states = () => list.getAllByRole('link').map((link) => link.textContent);
    const down = () => screen.getByRole('button', { name: 'Move November solar week down' });
    promotions = [gas, solarWeek, chargers];
    server.use(refuse());
    await user.click(down());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed the promotions' }),
    );
    const titles = (name: string) =>
      within(dialog.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(titles('Saved order')).toEqual(['1Cooking gas', '2November solar week', '3EV chargers']);
    expect(titles('My order')).toEqual(['1EV chargers', '2November solar week', '3Cooking gas']);

    const sent = vi.fn();
    server.use(
      mock.ok(curation.orderPromotions, ({ body }) => {
        sent(body);
        promotions = [chargers, solarWeek, gas];
        return null;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save my order' }));
    await waitFor(() => expect(states()[2]).toContain('Cooking gas'));
    expect(sent).toHaveBeenCalledWith({
      ids: ['chargers', 'solar-week', 'gas'],
      before: ['gas', 'solar-week', 'chargers'],
    });

    promotions = [gas, solarWeek];
    server.use(refuse());
    await user.click(down());
    await user.click(await screen.findByRole('button', { name: 'Keep the saved order' }));
    await waitFor(() => expect(states()).toHaveLength(2));
    expect(states()[0]).toContain('Cooking gas');

    server.use(mock.fail(curation.orderPromotions, 503));
    await user.click(screen.getByRole('button', { name: 'Move Cooking gas down' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(curation.orderPromotions.failure);
    expect(states()[0]).toContain('Cooking gas');
  });

  it('creates an empty promotion, and deletes it', async () => {
    server.use(
      mock.ok(curation.createPromotion, ({ body }) => {
        const created = { ...chargers, id: 'gas', title: body.title };
        promotions = [created, ...promotions];
        return created;
      }),
      mock.ok(curation.removePromotion, ({ params }) => {
        promotions = promotions.filter(({ id }) => id !== params.id);
        return null;
      }),
    );
    const { user, router } = open('/curation?promotion=chargers');
    await user.click(await screen.findByRole('button', { name: 'New promotion' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New promotion' }));
    await user.click(dialog.getByRole('button', { name: 'Create promotion' }));
    expect(await dialog.findByText('Enter a title')).toBeVisible();
    await user.type(dialog.getByLabelText('Title'), 'Cooking gas');
    await user.click(dialog.getByRole('button', { name: 'Create promotion' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Cooking gas'),
    );
    expect(router.state.location.search).toBe('?promotion=gas');

    await user.click(screen.getByRole('button', { name: 'Delete Cooking gas' }));
    await user.click(await screen.findByRole('button', { name: 'Delete promotion' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Cooking gas/ })).not.toBeInTheDocument(),
    );
  });

  it('shows an empty state when there are no promotions, and an error when they cannot be loaded', async () => {
    promotions = [];
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'No promotions yet' })).toBeVisible();
    unmount();
    server.use(mock.fail(curation.promotions, 503));
    open();
    expect(await screen.findByText(curation.promotions.failure)).toBeVisible();
  });
});

describe('official outlets', () => {
  it('can be found by search, added and removed, and are marked as not shown while their store is closed', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(curation.addOfficialOutlet, ({ body }) => {
        sent(body);
        return null;
      }),
      mock.ok(curation.removeOfficialOutlet, ({ params }) => {
        sent(params);
        return null;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: /Official outlets/ }));
    expect(await screen.findByText('Store closed, not shown')).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: 'Add a store' }), 'volta');
    expect(screen.queryByRole('option', { name: /Helios Yard/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Volta Works/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ storeId: 'volta' }));
    await user.click(screen.getByRole('button', { name: 'Remove Helios Yard' }));
    await user.click(await screen.findByRole('button', { name: 'Remove outlet' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: outlet.id })),
    );
  });

  it('are previewed with their products, without outlets that are closed', async () => {
    server.use(
      mock.ok(curation.officialOutlets, [
        outlet,
        { ...volta, isOfficialOutlet: true, status: 'live' },
      ]),
      mock.ok(catalogue.officialOutlets, [{ store: volta, products: [panel] }]),
    );
    open('/curation/outlets');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByRole('link', { name: 'Volta Works' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/stores/${volta.slug}`),
    );
    expect(await preview.findByRole('link', { name: /Sunforge panel/ })).toBeVisible();
    expect(preview.queryByRole('link', { name: outlet.storeName })).not.toBeInTheDocument();
  });

  it('are hidden from admins without the permission', async () => {
    renderApp('admin', routes, '/curation', {
      as: buildAccount('admin', { resources: ['products'] }),
    });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Home page' })).not.toBeInTheDocument();
  });
});
