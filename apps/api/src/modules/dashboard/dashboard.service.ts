import { grants, type Resource } from '@market/domain/accounts/roles';
import type {
  DashboardMoney,
  MerchantDashboard,
  NeedsDoing,
} from '@market/domain/dashboard/merchant-dashboard';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { Principal } from '../../http/principal';
import { ownStore, type StoreScope } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import type { PayoutsService } from '../payouts';
import type { SalesService } from '../sales';
import { findNeeds } from './needs-doing.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payouts: Pick<PayoutsService, 'standing' | 'nextPayout'>;
  readonly sales: Pick<SalesService, 'trend'>;
}

/** Rows of the rankings beside the trend. */
const TOP = 5;

/** What a merchant sees first: what to do, what they are owed, how it goes. */
export const dashboardService = ({ db, clock, payouts, sales }: Deps) => {
  /** Only what this reader may do something about. */
  const needsDoing = async (
    scope: StoreScope,
    may: (resource: Resource) => boolean,
  ): Promise<NeedsDoing> => {
    const needs = await findNeeds(db, scope, clock.now());
    if (!needs) throw notFound('Your store');
    return {
      ...(may('orders') && {
        toConfirm: { count: needs.toConfirm, oldestAt: needs.oldestToConfirm?.toISOString() },
        toHandOver: {
          count: needs.toHandOver,
          late: needs.late,
          dueAt: needs.firstHandOverDue?.toISOString(),
        },
      }),
      ...(may('returns') && {
        returns: {
          count: needs.returns,
          replacements: needs.replacements,
          oldestAt: needs.oldestReturn?.toISOString(),
        },
      }),
      ...(may('products') && {
        lowStock: needs.lowStock,
        inApproval: needs.inApproval,
        rejectedProducts: needs.rejected,
      }),
      ...(may('store') && { reviews: { count: needs.unanswered, low: needs.lowUnanswered } }),
    };
  };

  const money = async (scope: StoreScope): Promise<DashboardMoney> => {
    const {
      held,
      available,
      requested: pending,
      earned,
      stats,
      bank,
    } = await payouts.standing(scope);
    return {
      earned,
      held,
      available: Math.max(0, available),
      owing: Math.max(0, -available),
      pending,
      approved: stats.approvedPayment,
      processed: stats.processedPayment,
      nextPayout: await payouts.nextPayout(scope),
      bank: bank && { bankName: bank.bankName, accountNumberLast4: bank.accountNumberLast4 },
    };
  };

  return {
    async merchant(principal: Principal, period: Period): Promise<MerchantDashboard> {
      const scope = ownStore(principal);
      const may = (resource: Resource): boolean =>
        grants(principal.role, principal.resources, resource);
      return {
        needsDoing: await needsDoing(scope, may),
        money: may('payouts') ? await money(scope) : undefined,
        trend: may('reports') ? await sales.trend(scope, period, TOP) : undefined,
      };
    },
  };
};

export type DashboardService = ReturnType<typeof dashboardService>;
