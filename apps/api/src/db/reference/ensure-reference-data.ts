import { insertInitialCategories } from '../../modules/catalogue';
import { insertInitialPaymentCategories } from '../../modules/stores';
import type { Db } from '../db';

/**
 * Creates what merchants need in a new marketplace: product categories and payment categories. Does
 * nothing when any exist, so the platform's later changes are kept. Idempotent, even for several
 * processes. The delivery tariff is created by a migration.
 */
export async function ensureReferenceData(db: Db): Promise<void> {
  await insertInitialPaymentCategories(db);
  await insertInitialCategories(db);
}
