import type { ProductInput } from '@market/domain/catalogue/product-input';
import { categoriesTable, imagesTable } from '../db/schema';
import type { TestMarket } from './harness';
import type { TestAccount } from './test-accounts';

export const TEST_IMAGE = '/images/testimage001';

/** Uploads `TEST_IMAGE`, so that products can use it. */
export const insertTestImage = ({ db, clock }: Pick<TestMarket, 'db' | 'clock'>) =>
  db
    .insert(imagesTable)
    .values({
      id: TEST_IMAGE.slice('/images/'.length),
      width: 800,
      height: 800,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();

/** Naira to kobo. */
export const naira = (amount: number): number => amount * 100;

/** Helpers that create categories by inserting rows, and products through the service. */
export async function createProductHelpers(
  { db, services, clock }: Pick<TestMarket, 'db' | 'services' | 'clock'>,
  ids: { next(): string },
) {
  await insertTestImage({ db, clock });
  let made = 0;

  const category = async (name: string, parent?: { id: string; level: 1 | 2 }): Promise<string> => {
    const id = ids.next();
    await db.insert(categoriesTable).values({
      id,
      name,
      parentId: parent?.id ?? null,
      level: parent ? (parent.level === 1 ? 2 : 3) : 1,
    });
    return id;
  };

  const categoryId = await category('Inverters');

  const input = (changes: Partial<ProductInput> = {}): ProductInput => {
    made += 1;
    return {
      name: `Hybrid inverter ${made}`,
      description: ['Runs a freezer, lights and sockets together.'],
      categoryId,
      hostedImages: [TEST_IMAGE],
      pricing: { price: naira(120_000), sellingPrice: naira(100_000) },
      sku: `SKU-${made}`,
      quantity: 10,
      weight: 12,
      contSalesOutOfStock: false,
      stockAlertUnits: 2,
      IsDigitalProduct: false,
      variantProperties: [],
      variant: [],
      ...changes,
    };
  };

  return {
    category,
    categoryId,
    input,
    /** Creates a product of the merchant, which is pending approval. */
    pending: ({ storeId, userId }: TestAccount, changes?: Partial<ProductInput>) =>
      services.products.create({ storeId, userId }, input(changes)),
    /** Creates a product that shoppers see, in a live store. */
    async listed({ storeId, userId }: TestAccount, changes?: Partial<ProductInput>) {
      const { id } = await services.products.create({ storeId, userId }, input(changes));
      return services.productApprovals.decide(
        { userId, name: 'Approver', role: 'admin' },
        { productId: id, merchantId: userId },
        { approved: true },
      );
    },
  };
}
