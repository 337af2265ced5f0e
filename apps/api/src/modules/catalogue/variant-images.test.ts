import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import { imagesTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy } from '../../test/sales';
import { naira, createProductHelpers, TEST_IMAGE } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

const GRAPHITE_IMAGE = '/images/graphiteimage';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let merchant: TestAccount;
let customer: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  await market.db
    .insert(imagesTable)
    .values({ id: 'graphiteimage', width: 800, height: 800, createdAt: market.clock.now() });
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  customer = await market.create.customer();
});
afterAll(() => market.close());

const variant = (casing: string, image?: string): ProductInput['variant'][number] => ({
  sku: `AXH-${casing}`,
  options: { Casing: casing },
  price: naira(90_000),
  sellingPrice: naira(90_000),
  quantity: 4,
  ...(image !== undefined && { image }),
});
const casings = (graphiteImage?: string) =>
  shelf.input({
    hostedImages: [TEST_IMAGE, GRAPHITE_IMAGE],
    variantProperties: [{ property: 'Casing', options: ['White', 'Graphite'] }],
    variant: [variant('White'), variant('Graphite', graphiteImage)],
  });

describe('a variant’s options', () => {
  it('are shown in the order of the product’s properties, on the product, in the cart and on the order', async () => {
    const options = { Casing: 'Graphite', Capacity: '5 kVA' };
    const properties = [
      { property: 'Capacity', options: ['5 kVA'] },
      { property: 'Casing', options: ['Graphite'] },
    ];
    const { id: productId, variant: variants } = await shelf.listed(merchant, {
      variantProperties: properties,
      variant: [{ ...variant('Graphite'), sku: 'AXH-5-G', options }],
    });
    const named = ['5 kVA', 'Graphite'];
    expect(Object.values(variants[0]?.options ?? {})).toEqual(named);
    const publicProduct = await market.anonymous(contract.catalogue.byId, {
      params: { id: productId },
    });
    expect(Object.values(publicProduct.productVariant?.variant[0]?.options ?? {})).toEqual(named);
    const { orders } = await buy(market, customer, [
      { productId, variantId: variants[0]?.id ?? '', quantity: 1 },
    ]);
    const { orderItems } = await market.as(customer)(contract.orders.byId, {
      params: { id: orders[0]?.id ?? '' },
    });
    expect(orderItems.map(({ productVariants }) => Object.values(productVariants))).toEqual([
      named,
    ]);
  });
});

describe('a variant’s image', () => {
  it('is shown on the product, in the cart and on the order, and the order keeps the image', async () => {
    const input = casings(GRAPHITE_IMAGE);
    const { id: productId, variant: variants } = await shelf.listed(merchant, input);
    const publicProduct = await market.anonymous(contract.catalogue.byId, {
      params: { id: productId },
    });
    expect(publicProduct.productVariant?.variant.map(({ image }) => image)).toEqual([
      undefined,
      GRAPHITE_IMAGE,
    ]);

    const { orders } = await buy(
      market,
      customer,
      variants.map(({ id: variantId }) => ({ productId, variantId, quantity: 1 })),
    );
    const orderImages = async () =>
      (
        await market.as(customer)(contract.orders.byId, { params: { id: orders[0]?.id ?? '' } })
      ).orderItems
        .map(({ hostedImages }) => hostedImages)
        .toSorted();
    const bought = [[GRAPHITE_IMAGE], [TEST_IMAGE]];
    expect(await orderImages()).toEqual(bought);

    await market.as(customer)(contract.cart.add, {
      body: {
        items: variants.map(({ id: variantId }) => ({ productId, variantId, quantity: 1 })),
        mode: 'set',
      },
    });
    const { cartItemsList } = await market.as(customer)(contract.cart.get);
    expect(
      cartItemsList.map(({ variantLabel, image }) => [variantLabel, image]).toSorted(),
    ).toEqual([
      ['Graphite', GRAPHITE_IMAGE],
      ['White', TEST_IMAGE],
    ]);

    const saved = await market.as(merchant)(contract.products.update, {
      params: { id: productId },
      body: {
        ...input,
        variant: [variant('White'), variant('Graphite')].map((each) => ({ ...each, quantity: 3 })),
      },
    });
    expect(saved).toMatchObject({
      approvalStatus: 'approved',
      variant: [{ options: { Casing: 'White' } }, { options: { Casing: 'Graphite' } }],
    });
    expect(saved.variant.map(({ image }) => image)).toEqual([undefined, undefined]);
    expect(await orderImages()).toEqual(bought);
  });
});
