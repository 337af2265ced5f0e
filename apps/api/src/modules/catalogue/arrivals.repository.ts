import { eq, sql, type SQL } from 'drizzle-orm';
import type { DispatchRules } from '@market/domain/shipping/dispatch-rules';
import { VOLUMETRIC_DIVISOR } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { storesTable as stores } from '../stores/stores.reads';
import { productsTable as products } from './catalogue.tables';
import { toDispatchRules } from './row-views';

export interface SellingStore {
  readonly id: string;
  readonly state: string | undefined;
  readonly dispatch: DispatchRules;
}

export async function listSellingStores(db: Db): Promise<SellingStore[]> {
  const rows = await db
    .select({
      id: stores.id,
      state: stores.state,
      dispatchCutOff: stores.dispatchCutOff,
      workingDays: stores.workingDays,
    })
    .from(stores)
    .where(eq(stores.status, 'live'));
  return rows.map(({ id, state, ...dispatch }) => ({
    id,
    state: state ?? undefined,
    dispatch: toDispatchRules(dispatch),
  }));
}

const volumetricWeight = sql`${products.length} * ${products.width} * ${products.height} / ${VOLUMETRIC_DIVISOR}::float8`;
/** The same as the domain's `chargeableWeight` for one unit, kg, rounded to 10 g. */
const chargeableWeight = sql`round((100 * greatest(${products.weight}, coalesce(${volumetricWeight}, 0)))::numeric)::float8 / 100`;

/**
 * The kind of parcel that one unit makes: the number of vehicles that are too small for it, or -1
 * for digital goods. A vehicle carries parcels up to and including its limit.
 */
export const parcelKindExpression = (limits: SQL): SQL =>
  sql`case when ${products.isDigitalProduct} then -1 else width_bucket(${chargeableWeight} - 0.005, ${limits}) end`;
