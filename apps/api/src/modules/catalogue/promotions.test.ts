import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { PromotionUpdate } from '@market/domain/catalogue/promotion';
import { storesTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let helios: TestAccount;
let volta: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.admin({ resources: ['curation'] });
  helios = await market.create.merchant({ storeName: 'Helios Yard' });
  volta = await market.create.merchant({ storeName: 'Volta Works' });
});
afterAll(() => market.close());

const create = (title: string) =>
  market.as(admin)(contract.curation.createPromotion, { body: { title } });
const publish = (id: string, update: Omit<PromotionUpdate, 'isHidden'>, isHidden = false) =>
  market.as(admin)(contract.curation.publishPromotion, {
    params: { id },
    body: { ...update, isHidden },
  });
const remove = (id: string) =>
  market.as(admin)(contract.curation.removePromotion, { params: { id } });
const editable = async (id: string) =>
  (await market.as(admin)(contract.curation.promotions)).find((each) => each.id === id);
const readPublic = async (id: string) =>
  (await market.anonymous(contract.catalogue.promotions)).find((each) => each.id === id);
const listAudit = async (subjectId: string) =>
  (await market.as(await market.create.superAdmin())(contract.audit.list, { query: { subjectId } }))
    .rows;
const setStatus = ({ storeId }: TestAccount, status: 'live' | 'paused') =>
  market.db.update(storesTable).set({ status }).where(eq(storesTable.id, storeId));

describe('a promotion', () => {
  it('is created empty, published in one step, shown with its products in order, and deleted', async () => {
    const { id, version } = await create('November solar week');
    expect(await editable(id)).toMatchObject({ products: [] });
    expect(await readPublic(id), 'shoppers do not see an empty promotion').toBeUndefined();

    const panel = await shelf.listed(helios, { name: 'Panel' });
    const inverter = await shelf.listed(volta, { name: 'Inverter', quantity: 7 });
    const published = await publish(id, {
      title: 'Solar week',
      productIds: [panel.id, inverter.id],
      version,
    });
    await publish(id, {
      title: 'Solar week',
      productIds: [inverter.id, panel.id],
      version: published.version,
    });
    expect(await readPublic(id)).toMatchObject({
      title: 'Solar week',
      products: [{ name: 'Inverter' }, { name: 'Panel' }],
    });
    expect(await editable(id)).toMatchObject({
      products: [{ name: 'Inverter', units: 7 }, { name: 'Panel' }],
    });
    await remove(id);
    expect(await readPublic(id)).toBeUndefined();
    await expect(remove(id)).rejects.toMatchObject({ status: 404 });

    expect(await listAudit(id)).toMatchObject([
      { action: 'promotion.deleted', subjectName: 'Solar week', actorId: admin.userId },
      {
        action: 'promotion.updated',
        changes: [{ field: 'products', before: 'Panel, Inverter', after: 'Inverter, Panel' }],
      },
      {
        action: 'promotion.updated',
        changes: [
          { field: 'title', before: 'November solar week', after: 'Solar week' },
          { field: 'products', after: 'Panel, Inverter' },
        ],
      },
      {
        action: 'promotion.created',
        changes: [
          { field: 'title', after: 'November solar week' },
          { field: 'status', after: 'shown' },
        ],
      },
    ]);
  });

  it('is not shown to shoppers while it is hidden, and keeps its products in order', async () => {
    const { id, version } = await create('Rainy season lighting');
    const lamp = await shelf.listed(helios, { name: 'Lamp' });
    const lantern = await shelf.listed(helios, { name: 'Lantern' });
    const update = { title: 'Rainy season', productIds: [lantern.id, lamp.id] };
    const hidden = await publish(id, { ...update, version }, true);
    expect(hidden).toMatchObject({
      isHidden: true,
      products: [{ name: 'Lantern' }, { name: 'Lamp' }],
    });
    expect(await readPublic(id)).toBeUndefined();

    const torch = await shelf.listed(helios, { name: 'Torch' });
    await market.as(admin)(contract.curation.addPromotionProducts, {
      body: { title: 'Rainy season', productIds: [torch.id] },
    });
    expect(await readPublic(id), 'it stays hidden when a product is added').toBeUndefined();
    const { version: current = 0 } = (await editable(id)) ?? {};
    await publish(id, { ...update, version: current });
    expect((await readPublic(id))?.products).toMatchObject([{ name: 'Lantern' }, { name: 'Lamp' }]);
    expect((await listAudit(id)).map(({ changes }) => changes)).toMatchObject([
      [
        { field: 'status', before: 'hidden', after: 'shown' },
        { field: 'products', after: 'Lantern, Lamp' },
      ],
      [{ field: 'products', after: 'Lantern, Lamp, Torch' }],
      [
        { field: 'title' },
        { field: 'status', before: 'shown', after: 'hidden' },
        { field: 'products' },
      ],
      [{ field: 'title' }, { field: 'status', after: 'shown' }],
    ]);
  });

  it('keeps products that are not shown, and says why they are not', async () => {
    const { id, version } = await create('Back-up for small shops');
    const sold = await shelf.listed(helios, { name: 'Sold out', quantity: 0 });
    const closed = await shelf.listed(volta, { name: 'Closed store' });
    const open = await shelf.listed(helios, { name: 'On sale' });
    const productIds = [sold.id, closed.id, open.id];
    await publish(id, { title: 'Back-up', productIds, version });
    await setStatus(volta, 'paused');
    const now = await editable(id);
    expect(now?.products.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Sold out', 'soldOut'],
      ['Closed store', 'storeClosed'],
      ['On sale', undefined],
    ]);
    expect((await readPublic(id))?.products).toMatchObject([{ name: 'On sale' }]);
    await setStatus(volta, 'live');
  });

  it('refuses a stale version, a title in use, and products that are not on the marketplace', async () => {
    const { id, version } = await create('Cooking gas');
    await create('EV chargers');
    const pending = await shelf.pending(helios);
    const update = { title: 'Cooking gas', productIds: [], version };
    await expect(create('EV chargers')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'title', message: 'Another promotion has this title' }],
    });
    await expect(publish(id, { ...update, title: 'EV chargers' })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'title' }],
    });
    await expect(publish(id, { ...update, productIds: [pending.id] })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'productIds' }],
    });
    await publish(id, update);
    await expect(publish(id, update)).rejects.toMatchObject({ status: 409 });
  });
});

describe('the order of promotions', () => {
  const order = (before: readonly string[], ids: readonly string[]) =>
    market.as(admin)(contract.curation.orderPromotions, {
      body: { ids: [...ids], before: [...before] },
    });
  const listIds = async () =>
    (await market.as(admin)(contract.curation.promotions)).map(({ id }) => id);

  it('is the order of the home page, with new promotions at the end, and each move is audited', async () => {
    const earlier = await listIds();
    const lamp = await shelf.listed(helios, { name: 'Lamp' });
    const addTo = (title: string) =>
      market.as(admin)(contract.curation.addPromotionProducts, {
        body: { title, productIds: [lamp.id] },
      });
    const first = await addTo('Harmattan fans');
    const empty = await create('Inverter week');
    const last = await addTo('Borehole pumps');
    expect(await listIds()).toEqual([...earlier, first.id, empty.id, last.id]);

    await order(await listIds(), [...earlier, last.id, empty.id, first.id]);
    expect(await listIds()).toEqual([...earlier, last.id, empty.id, first.id]);
    const shown = await market.anonymous(contract.catalogue.promotions);
    expect(shown.slice(-2).map(({ title }) => title)).toEqual(['Borehole pumps', 'Harmattan fans']);

    const place = earlier.length + 1;
    const [moved] = await listAudit(first.id);
    expect(moved).toMatchObject({
      action: 'promotion.moved',
      subjectName: 'Harmattan fans',
      actorId: admin.userId,
      changes: [{ field: 'position', before: `${place}`, after: `${place + 2}` }],
    });
    expect((await listAudit(empty.id)).map(({ action }) => action)).toEqual(['promotion.created']);
    const { version = 0 } = (await editable(first.id)) ?? {};
    expect(version, 'unpublished changes to a moved promotion stay valid').toBe(first.version);
  });

  it('is refused when it has changed since it was read, and the response has the saved order', async () => {
    const read = await listIds();
    const reversed = read.toReversed();
    const added = await create('Streetlights');
    await expect(order(read, reversed)).rejects.toMatchObject({
      status: 409,
      data: { promotions: [...read, added.id].map((id) => expect.objectContaining({ id })) },
    });
    await remove(added.id);
    await expect(order([...read, added.id], [added.id, ...read])).rejects.toMatchObject({
      status: 409,
    });
    for (const ids of [[...read, ...read], read.slice(1)])
      await expect(order(read, ids)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'ids', message: 'List each promotion once' }],
      });
    expect(await listIds()).toEqual(read);

    const [first = '', ...others] = read;
    const outcomes = await Promise.allSettled([
      order(read, reversed),
      order(read, [...others, first]),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const saved = await listIds();
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({
        status: 409,
        data: { promotions: saved.map((id) => expect.objectContaining({ id })) },
      }),
    });
  });
});

describe('an official outlet', () => {
  it('stays listed for the platform while its store is paused, and is audited when added and removed', async () => {
    const outlets = () => market.as(admin)(contract.curation.officialOutlets);
    await market.as(admin)(contract.curation.addOfficialOutlet, {
      body: { storeId: helios.storeId },
    });
    await setStatus(helios, 'paused');
    expect(await outlets()).toMatchObject([{ storeName: 'Helios Yard', status: 'paused' }]);
    expect(await market.anonymous(contract.catalogue.officialOutlets)).toEqual([]);
    await market.as(admin)(contract.curation.removeOfficialOutlet, {
      params: { id: helios.storeId },
    });
    expect(await outlets()).toEqual([]);
    expect((await listAudit(helios.storeId)).map(({ action }) => action)).toEqual([
      'store.officialOutletRemoved',
      'store.officialOutletAdded',
    ]);
    await setStatus(helios, 'live');
  });
});
