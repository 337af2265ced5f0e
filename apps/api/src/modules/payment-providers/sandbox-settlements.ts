import { addDays, lagosMidnight } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { sumKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { addMilliseconds, hours } from '../../platform/clock';
import { groupBy } from '../../platform/group-by';
import type { ProviderSettlement, SettledPayment } from './provider';
import { settledFee } from './sandbox-cards';
import {
  getPaidAmount,
  listPaidBetween,
  listRefundsBetween,
  type SandboxPayment,
} from './sandbox.repository';

/** The payments of a day in Lagos are settled at six o'clock on the next day. */
const SETTLED_AFTER = hours(6);
const ID = /^settlement-(\d{4}-\d{2}-\d{2})$/;

const toSettled = (payment: SandboxPayment): SettledPayment[] => {
  const { reference, cardBin, paidAt } = payment;
  const amount = getPaidAmount(payment);
  return paidAt ? [{ reference, amount, fees: settledFee(amount, cardBin), paidAt }] : [];
};

export async function listSettlements(
  db: Db,
  since: Date,
  now: Date,
): Promise<readonly ProviderSettlement[]> {
  const firstDay = addDays(lagosDate(since), -1);
  const lastDay = addDays(lagosDate(addMilliseconds(now, -SETTLED_AFTER)), -1);
  const [start, end] = [lagosMidnight(firstDay), lagosMidnight(lastDay, 1)];
  const payments = groupBy(
    (await listPaidBetween(db, start, end)).flatMap(toSettled),
    ({ paidAt }) => lagosDate(paidAt),
  );
  const refunds = groupBy(await listRefundsBetween(db, start, end), ({ at }) => lagosDate(at));
  const days = [...new Set([...payments.keys(), ...refunds.keys()])].sort();
  return days.map((day) => {
    const total = sumKobo((payments.get(day) ?? []).map(({ amount, fees }) => amount - fees));
    return {
      id: `settlement-${day}`,
      settledAt: addMilliseconds(lagosMidnight(day, 1), SETTLED_AFTER),
      total,
      paid: total - sumKobo((refunds.get(day) ?? []).map(({ amount }) => amount)),
    };
  });
}

export async function listSettlementPayments(
  db: Db,
  id: string,
): Promise<readonly SettledPayment[]> {
  const day = ID.exec(id)?.[1];
  if (day === undefined) return [];
  return (await listPaidBetween(db, lagosMidnight(day), lagosMidnight(day, 1))).flatMap(toSettled);
}
