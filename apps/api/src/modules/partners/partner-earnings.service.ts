import { addDays, startOfWeek } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { Page } from '@market/domain/paging';
import {
  EARNINGS_WEEKS,
  type PartnerEarning,
  type PartnerEarningsQuery,
  type PartnerEarningsSummary,
} from '@market/domain/shipping/partner-earnings';
import { fullDeliveryFee } from '@market/domain/shipping/partner-share';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requirePartner } from '../../platform/scope';
import type { LedgerService } from '../ledger';
import { sumEarningsByWeek, listEarnings } from './partner-earnings.repository';
import { findPartner } from './partners.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<LedgerService, 'cashHeldBy' | 'owedToPartner'>;
}

export const partnerEarningsService = ({ db, clock, ledger }: Deps) => ({
  async summary(principal: Principal): Promise<PartnerEarningsSummary> {
    const scope = requirePartner(principal);
    const row = await findPartner(db, scope.partnerId);
    if (!row) throw notFound('Your company');
    const thisWeek = startOfWeek(lagosDate(clock.now()));
    const first = addDays(thisWeek, -7 * (EARNINGS_WEEKS - 1));
    const earned = await sumEarningsByWeek(db, scope, first);
    return {
      sharePercent: row.partner.shareBps / 100,
      owed: await ledger.owedToPartner(db, scope.partnerId),
      cashCollected: await ledger.cashHeldBy(db, scope.partnerId),
      weeks: Array.from({ length: EARNINGS_WEEKS }, (_, index) => {
        const startDate = addDays(first, 7 * index);
        return (
          earned.find((week) => week.startDate === startDate) ?? {
            startDate,
            deliveries: 0,
            earned: 0,
          }
        );
      }),
    };
  },

  async list(
    principal: Principal,
    { week = lagosDate(clock.now()), ...part }: PartnerEarningsQuery,
  ): Promise<Page<PartnerEarning>> {
    const from = startOfWeek(week);
    const { rows, count } = await listEarnings(db, requirePartner(principal), {
      ...part,
      from,
      until: addDays(from, 7),
    });
    return {
      rows: rows.map(
        ({
          deliveryAddress,
          deliveredAt,
          shippingFee,
          shippingDiscount,
          shareBps,
          payOnDelivery,
          total,
          ...row
        }) => ({
          ...row,
          destination: `${deliveryAddress.lga}, ${deliveryAddress.stateOrRegion}`,
          deliveredAt: deliveredAt.toISOString(),
          deliveryFee: fullDeliveryFee({ shippingFee, shippingDiscount }),
          sharePercent: shareBps / 100,
          ...(payOnDelivery && { cashCollected: total }),
        }),
      ),
      count,
    };
  },
});

export type PartnerEarningsService = ReturnType<typeof partnerEarningsService>;
