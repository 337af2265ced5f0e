import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AppServices } from '../../compose';
import type { Db } from '../db';
import { productsTable } from '../schema';
import type { Member } from './members';
import type { OpenStore } from './open-stores';

/** Products that the platform promotes, by SKU. */
const promotions = [
  {
    title: 'Keep the lights on',
    skus: ['HY-AXH', 'DV-TUB-200AH', 'HY-SF-450W', 'CC-PKH-1KWH', 'IB-LUM-9W', 'AR-TG-3.5KVA'],
  },
  { title: 'Cool for less', skus: ['KV-CFS-45W', 'KV-ACE-1HP', 'KV-ACE-1.5HP'] },
  {
    title: 'Work safely on the roof',
    skus: ['SW-HLM', 'SW-GLV', 'SW-HRN-EN361', 'SW-CLP-600A', 'SW-PVT-1000V'],
  },
] as const;

/** Products sold on the store's own page only, not on the marketplace. */
const skusOffMarketplace = ['HY-AX3-20KVA', 'CC-COR-35MM', 'AR-DS-30KVA', 'AP-TRF-200L'];

const FEATURED_COUNT = 4;

interface Deps {
  readonly db: Db;
  readonly services: AppServices;
  readonly stores: readonly OpenStore[];
  /** Who chooses the promotions. */
  readonly curator: Member;
}

/**
 * Sets the platform's promotions, each store's featured products, and the products kept off the
 * marketplace.
 */
export async function setUpHomePage({ db, services, stores, curator }: Deps): Promise<void> {
  for (const { storeId } of stores) {
    const isApprovedInStore = and(
      eq(productsTable.storeId, storeId),
      eq(productsTable.approvalStatus, 'approved'),
    );
    for (const { id } of await db
      .select({ id: productsTable.id })
      .from(productsTable)
      .where(and(isApprovedInStore, inArray(productsTable.sku, skusOffMarketplace))))
      await services.placement.setOnMarketplace({ storeId }, id, false);
    const best = await db
      .select({ id: productsTable.id })
      .from(productsTable)
      .where(isApprovedInStore)
      .orderBy(desc(productsTable.soldCount), productsTable.sku)
      .limit(FEATURED_COUNT);
    for (const { id } of best) await services.placement.feature({ storeId }, id);
  }
  for (const { title, skus } of promotions) {
    const products = await db
      .select({ id: productsTable.id })
      .from(productsTable)
      .where(and(inArray(productsTable.sku, [...skus]), productsTable.listed))
      .orderBy(productsTable.sku);
    await services.promotions.addProducts(curator, {
      title,
      productIds: products.map(({ id }) => id),
    });
  }
}
