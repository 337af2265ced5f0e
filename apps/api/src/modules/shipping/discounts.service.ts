import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import type { ShippingDiscountInput } from '@market/domain/shipping/shipping-discount-input';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { invalid, notFound } from '../../platform/errors';
import type { Ids } from '../../platform/ids';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import {
  findDiscount,
  insertDiscount,
  listDiscounts,
  updateDiscount,
  type DiscountRow,
} from './discounts.repository';
import { lockTariff, readTariff } from './shipping.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Pick<AuditService, 'record'>;
}

/** Discounts are deactivated, not deleted, because orders refer to them. */
export const discountsService = ({ db, clock, ids, audit }: Deps) => {
  const findDiscountOrThrow = async (db: Db, id: string): Promise<DiscountRow> => {
    const row = await findDiscount(db, id);
    if (!row) throw notFound('This discount');
    return row;
  };

  return {
    list: async (): Promise<ShippingDiscount[]> => (await listDiscounts(db)).map(toDiscount),

    byId: async (id: string): Promise<ShippingDiscount> =>
      toDiscount(await findDiscountOrThrow(db, id)),

    create: (principal: Principal, input: ShippingDiscountInput): Promise<ShippingDiscount> =>
      inTransaction(db, async (db) => {
        await lockTariff(db);
        await assertPlaces(db, input);
        const row = { id: ids.next(), createdAt: clock.now(), ...toColumns(input) };
        await insertDiscount(db, row);
        await audit.record(db, principal, {
          action: 'shippingDiscount.created',
          subject: 'shippingDiscount',
          subjectId: row.id,
          subjectName: row.name,
          after: auditedFields(row),
        });
        return toDiscount(row);
      }),

    update: (
      principal: Principal,
      id: string,
      input: ShippingDiscountInput,
    ): Promise<ShippingDiscount> =>
      inTransaction(db, async (db) => {
        await lockTariff(db);
        const before = await findDiscountOrThrow(db, id);
        await assertPlaces(db, input, before);
        const after = { ...before, ...toColumns(input) };
        await updateDiscount(db, after);
        await audit.record(db, principal, {
          action: 'shippingDiscount.updated',
          subject: 'shippingDiscount',
          subjectId: id,
          subjectName: after.name,
          before: auditedFields(before),
          after: auditedFields(after),
        });
        return toDiscount(after);
      }),
  };
};

export type DiscountsService = ReturnType<typeof discountsService>;

/** A zone that was removed may stay in a discount that already names it. */
async function assertPlaces(
  db: Db,
  { fromZoneId, toZoneId, vehicleId }: ShippingDiscountInput,
  before?: Pick<DiscountRow, 'fromZoneId' | 'toZoneId'>,
): Promise<void> {
  const { zones, vehicles } = await readTariff(db);
  const zoneIds = new Set([...zones.map(({ id }) => id), before?.fromZoneId, before?.toZoneId]);
  if (fromZoneId !== undefined && !zoneIds.has(fromZoneId))
    throw invalid('fromZoneId', 'Choose a zone from the list');
  if (toZoneId !== undefined && !zoneIds.has(toZoneId))
    throw invalid('toZoneId', 'Choose a zone from the list');
  if (vehicleId !== undefined && vehicles.every(({ id }) => id !== vehicleId))
    throw invalid('vehicleId', 'Choose a vehicle from the list');
}

const toColumns = (input: ShippingDiscountInput) => ({
  name: input.name,
  discountType: input.discountType,
  percentOff: input.discountType === 'Percent' ? (input.percentOff ?? null) : null,
  amountOff: input.discountType === 'Fixed' ? (input.amountOff ?? null) : null,
  fromZoneId: input.fromZoneId ?? null,
  toZoneId: input.toZoneId ?? null,
  vehicleId: input.vehicleId ?? null,
  minSubtotal: input.minSubtotal ?? null,
  startDate: input.startDate,
  endDate: input.endDate,
  active: input.active,
});

const toDiscount = ({ createdAt: _, ...row }: DiscountRow): ShippingDiscount => ({
  ...row,
  percentOff: row.percentOff ?? undefined,
  amountOff: row.amountOff ?? undefined,
  fromZoneId: row.fromZoneId ?? undefined,
  toZoneId: row.toZoneId ?? undefined,
  vehicleId: row.vehicleId ?? undefined,
  minSubtotal: row.minSubtotal ?? undefined,
});

const auditedFields = ({ id: _id, createdAt: _createdAt, ...fields }: DiscountRow) => fields;
