import { v7 } from 'uuid';
import type { Db } from '../src/db/db';
import { toCategoryId, categoryTree } from '../src/db/reference/category-tree';
import { ensureReferenceData } from '../src/db/reference/ensure-reference-data';
import {
  paymentCategoriesTable,
  productsTable,
  stockTable,
  storesTable,
  usersTable,
  variantsTable,
} from '../src/db/schema';
import { makeAttributes } from './make-attributes';
import { seededRandom } from '../src/db/seed/random';

const STORES = 40;
const ROWS_PER_STATEMENT = 1000;
const START = Date.UTC(2026, 0, 1);

const makers = [
  'Axora',
  'Duravolt',
  'Tembo',
  'Kelvo',
  'Homefire',
  'Packhorse',
  'Sunforge',
  'Corda',
  'Metra',
  'Amala',
  'Lumo',
  'Rigline',
  'Fieldmate',
  'Sitewell',
  'Cityline',
  'Brava',
  'Oduma',
  'Zaria',
  'Harmattan',
  'Niger Bend',
];
const lines = [
  'Core',
  'Prime',
  'Compact',
  'Graphite',
  'Outdoor',
  'Silent',
  'Max',
  'Lite',
  'Pro',
  'Eco',
  'Dual',
  'Smart',
  'Heavy',
  'Swift',
  'Steady',
  'Delta',
  'Mono',
  'Twin',
  'Coastal',
  'Savanna',
];
const kinds = [
  'hybrid inverter',
  'mono panel',
  'lithium battery',
  'petrol generator',
  'gas cylinder',
  'prepaid meter',
  'wall charger',
  'engine oil',
  'clamp meter',
  'safety helmet',
  'chest freezer',
  'LED bulb',
  'tubular battery',
  'diesel generator',
  'copper cable',
  'street light',
  'hydraulic crimper',
  'ceiling fan',
  'power station',
  'roof harness',
];
const sizes = [
  '1 kVA',
  '2.5 kVA',
  '3.5 kVA',
  '5 kVA',
  '8 kVA',
  '10 kVA',
  '150 Ah',
  '200 Ah',
  '410 W',
  '550 W',
  '585 W',
  '12.5 kg',
  '60 A',
  '7.4 kW',
  '4 L',
  '100 m',
];

/** Search texts: a product type, a brand with a type, a type with a size. */
export const searches = kinds.flatMap((kind, index) => [
  kind,
  `${makers[index % makers.length] ?? ''} ${kind}`,
  `${kind} ${sizes[index % sizes.length] ?? ''}`,
]);

/** The child categories of the initial category tree: about 60. */
export const childCategories = Object.entries<{
  readonly below: Readonly<Record<string, readonly string[]>>;
}>(categoryTree).flatMap(([top, { below }]) =>
  Object.entries(below).flatMap(([sub, children]) =>
    children.map((child) => ({
      categoryId: toCategoryId(top),
      subCategoryId: toCategoryId(top, sub),
      childCategoryId: toCategoryId(top, sub, child),
    })),
  ),
);

/**
 * Fills a migrated database with the given numbers of listed products and attributes. The products
 * are the same each time, and every fourth has variants. Returns their ids.
 */
export async function fillCatalogue(
  db: Db,
  products: number,
  { attributes = 0 }: { readonly attributes?: number } = {},
): Promise<string[]> {
  const random = seededRandom(products);
  const bytes = () => Uint8Array.from({ length: 16 }, () => random.integer(0, 255));
  let made = 0;
  const nextId = () => v7({ msecs: START + (made += 1) * 1000, seq: 0, random: bytes() });
  const createdAt = new Date(START);

  await ensureReferenceData(db);
  const [payment] = await db.select({ id: paymentCategoriesTable.id }).from(paymentCategoriesTable);
  const paymentCategoryId = payment?.id ?? '';
  const stores = Array.from({ length: STORES }, (_, index) => ({
    id: nextId(),
    merchantId: nextId(),
    storeName: `${makers[index % makers.length] ?? ''} Yard ${index}`,
    slug: `yard-${index}`,
  }));
  await db.insert(usersTable).values(
    stores.map(({ id, merchantId }, index) => ({
      id: merchantId,
      userType: 'merchant' as const,
      role: 'merchant' as const,
      email: `merchant${index}@bench.example`,
      passwordHash: 'none',
      firstName: 'Ada',
      lastName: 'Obi',
      storeId: id,
      createdAt,
    })),
  );
  await db.insert(storesTable).values(
    stores.map((store) => ({
      ...store,
      status: 'live' as const,
      city: 'Ikeja',
      state: 'Lagos',
      paymentCategoryId,
      createdAt,
    })),
  );

  const createProfile = await makeAttributes(db, { attributes, nextId, createdAt });

  const ids: string[] = [];
  for (let from = 0; from < products; from += ROWS_PER_STATEMENT) {
    const drafts = Array.from(
      { length: Math.min(ROWS_PER_STATEMENT, products - from) },
      (_, index) => draft(nextId(), from + index),
    );
    await db.insert(productsTable).values(drafts);
    const variants = drafts.flatMap(({ id: productId, sku, price, sellingPrice }, index) =>
      (index % 4 === 0 ? sizes.slice(0, 3) : [undefined]).map((size, position) => ({
        id: nextId(),
        productId,
        sku: `${sku}-${position}`,
        options: size === undefined ? {} : { Capacity: size },
        price,
        sellingPrice,
        position,
      })),
    );
    await db.insert(variantsTable).values(variants);
    await db.insert(stockTable).values(
      variants.map(({ id }) => ({
        variantId: id,
        onHand: random.chance(0.1) ? 0 : random.integer(1, 200),
      })),
    );
    ids.push(...drafts.map(({ id }) => id));
  }
  return ids;

  function draft(id: string, index: number) {
    const size = random.pick(sizes);
    const placed = random.pick(childCategories);
    const price = random.integer(5_000, 2_000_000) * 100;
    const ratingCount = random.chance(0.5) ? random.integer(1, 80) : 0;
    return {
      ...placed,
      ...createProfile(random, placed.categoryId),
      id,
      storeId: random.pick(stores).id,
      name: `${random.pick(makers)} ${random.pick(lines)} ${random.pick(kinds)} ${size}`,
      description: [
        'Runs a freezer, lights and sockets together, and keeps them on when the grid drops.',
        'Two years of warranty and spare parts in Lagos, Kano and Port Harcourt.',
      ],
      keyRating: size,
      hostedImages: ['/images/bench-picture-1', '/images/bench-picture-2'],
      price,
      sellingPrice: random.chance(0.3) ? Math.round(price * 0.9) : price,
      sku: `B-${index}`,
      weight: random.integer(1, 50),
      contSalesOutOfStock: false,
      stockAlertUnits: 2,
      isDigitalProduct: false,
      variantProperties:
        index % 4 === 0 ? [{ property: 'Capacity', options: sizes.slice(0, 3) }] : [],
      approvalStatus: 'approved' as const,
      listed: true,
      // A few products account for most sales.
      soldCount: Math.floor(2000 * random.fraction() ** 6),
      ratingCount,
      ratingSum: Math.round(ratingCount * (3 + 2 * random.fraction())),
      createdAt: new Date(START + index * 60_000),
      updatedAt: createdAt,
    };
  }
}
