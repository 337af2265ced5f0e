import type { MerchantProfile } from '@market/domain/stores/store';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { Db } from './db/db';
import { storesTable, paymentCategoriesTable } from './db/schema';
import { notFound } from './http/errors';
import type { Principal } from './http/principal';
import type { Clock } from './platform/clock';
import type { Ids } from './platform/ids';

/** Stands in for the stores module until it is there. */
export const interimStores = ({ clock, ids }: { clock: Clock; ids: Ids }) => ({
  async createForMerchant(db: Db, { merchantId, storeName }: { merchantId: string; storeName: string }): Promise<string> {
    const id = ids.next();
    const [category] = await db.select().from(paymentCategoriesTable).limit(1);
    const paymentCategoryId = category?.id ?? ids.next();
    if (!category) await db.insert(paymentCategoriesTable).values({ id: paymentCategoryId, name: 'Standard', commissionBps: 800, isDefault: true });
    await db.insert(storesTable).values({ id, merchantId, storeName, slug: id, paymentCategoryId, createdAt: clock.now() });
    return id;
  },
  onboardingPercent: async (_storeId: string): Promise<number> => 25,
  merchantProfile: async (_principal: Principal): Promise<MerchantProfile> => {
    throw notFound('Your store');
  },
  onboard: async (_principal: Principal, _body: BusinessDetails): Promise<MerchantProfile> => {
    throw notFound('Your store');
  },
});
