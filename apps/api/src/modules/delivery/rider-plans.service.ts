import { addDays } from '@market/domain/calendar';
import type { Page } from '@market/domain/paging';
import type { RiderCapacity, RiderPlan, RiderPlanQuery } from '@market/domain/shipping/rider-plan';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { AuditService } from '../audit';
import { findRider } from './partners.repository';
import {
  deleteCapacity,
  findCapacity,
  listRiders,
  countPlannedPickUps,
  saveCapacity,
} from './rider-plans.repository';

export interface RiderPlansDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
}

export const riderPlansService = ({ db, clock, audit }: RiderPlansDeps) => ({
  async riderPlans({ from, days, ...filter }: RiderPlanQuery): Promise<Page<RiderPlan>> {
    const { rows, count } = await listRiders(db, filter);
    const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
    const planned = await countPlannedPickUps(
      db,
      rows.map(({ id }) => id),
      { from, to: addDays(from, days - 1) },
    );
    const byRiderAndDay = new Map(planned.map((one) => [`${one.riderId} ${one.day}`, one]));
    return {
      rows: rows.map(({ phoneNumber, pickUpsPerDay, isOnboarded, ...rider }) => ({
        ...rider,
        ...(phoneNumber !== null && { phoneNumber }),
        ...(pickUpsPerDay !== null && { pickUpsPerDay }),
        ...(isOnboarded === false && { isOnboarded }),
        days: dates.map((day) => {
          const plan = byRiderAndDay.get(`${rider.id} ${day}`);
          return { day, planned: plan?.planned ?? 0, weight: plan?.weight ?? 0 };
        }),
      })),
      count,
    };
  },

  setCapacity: (
    principal: Principal,
    riderId: string,
    { pickUpsPerDay }: RiderCapacity,
  ): Promise<RiderCapacity> =>
    inTransaction(db, async (db) => {
      const partner = await findRider(db, 'partner', riderId);
      const rider = partner ?? (await findRider(db, 'dispatcher', riderId));
      if (!rider) throw notFound('This rider');
      const before = await findCapacity(db, rider.id);
      await (pickUpsPerDay === null
        ? deleteCapacity(db, rider.id)
        : saveCapacity(db, { riderId: rider.id, pickUpsPerDay, updatedAt: clock.now() }));
      await audit.record(db, principal, {
        action: 'rider.capacityChanged',
        subject: partner ? 'partner' : 'admin',
        subjectId: rider.id,
        subjectName: rider.name,
        before: { dailyLimit: before },
        after: { dailyLimit: pickUpsPerDay ?? undefined },
      });
      return { pickUpsPerDay };
    }),
});
