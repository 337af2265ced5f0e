import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ProductForStore } from '@market/domain/catalogue/product-input';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailsTo } from '../../test/mails-and-history';
import { createProductHelpers, naira } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let helios: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.account('admin', { firstName: 'Ebele', resources: ['products'] });
  helios = await market.create.merchant({ storeName: 'Helios Yard' });
});
afterAll(() => market.close());

const add = ({ storeId }: TestAccount, changes: Partial<ProductForStore> = {}) =>
  market.as(admin)(contract.productApprovals.addForStore, {
    body: { ...shelf.input(), isDraft: false, ...changes, storeId },
  });

describe('adding a product on behalf of a store', () => {
  it('puts the product on sale at once, emails the merchant and records the actor', async () => {
    const product = await add(helios, {
      name: 'Axora H8 hybrid inverter',
      sku: 'HY-AXH8',
      quantity: 4,
      pricing: { price: naira(1_745_000), sellingPrice: naira(1_700_000) },
    });
    expect(product).toMatchObject({
      approvalStatus: 'approved',
      merchantId: helios.userId,
      store: { storeName: 'Helios Yard' },
    });
    const shopper = await market.anonymous(contract.catalogue.list, { query: { search: 'H8' } });
    expect(shopper.rows).toMatchObject([{ id: product.id, inStock: true }]);
    expect(await listMailsTo(market, helios.email)).toContainEqual(
      expect.objectContaining({
        kind: 'product-added',
        subject: 'We added Axora H8 hybrid inverter to your store',
        link: expect.stringMatching(new RegExp(`/products/${product.id}$`)),
      }),
    );
    await expect(
      market.as(helios)(contract.products.byId, { params: { id: product.id } }),
    ).resolves.toMatchObject({ name: 'Axora H8 hybrid inverter' });

    const log = await market.as(await market.create.superAdmin())(contract.audit.list, {
      query: { subjectId: product.id },
    });
    expect(log.rows).toMatchObject([
      {
        action: 'product.added',
        subject: 'product',
        subjectName: 'Axora H8 hybrid inverter',
        actorId: admin.userId,
        changes: [
          { field: 'store', after: 'Helios Yard' },
          { field: 'sku', after: 'HY-AXH8' },
          { field: 'sellingPrice', after: '1700000.00' },
          { field: 'quantity', after: '4' },
        ],
      },
    ]);
  });

  it('is refused for a store that is not live, a SKU that the store already uses, and a product without an image', async () => {
    const closed = await market.create.merchant({ status: 'paused' });
    await expect(add(closed)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'storeId', message: 'Choose a store that is live' }],
    });
    await expect(add(helios, { sku: 'HY-AXH8' })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'sku' }],
    });
    await expect(add(helios, { hostedImages: [] })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'hostedImages' }],
    });
  });

  it('is refused for a draft', async () => {
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/products/admin/add-product',
      headers: {
        host: new URL(market.config.origins.admin).host,
        authorization: `Bearer ${admin.token}`,
        'x-xsrf-token': market.xsrfToken(admin.sessionId),
      },
      payload: { ...shelf.input(), isDraft: true, storeId: helios.storeId },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ field: 'isDraft' }] });
  });
});
