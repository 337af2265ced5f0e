import { hasResource, type Resource } from '@market/domain/accounts/roles';
import type {
  DashboardMoney,
  MerchantDashboard,
  DashboardTasks,
} from '@market/domain/dashboard/merchant-dashboard';
import { STORE_SALES_DAYS, type StoreSales } from '@market/domain/dashboard/store-sales';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { Period } from '@market/domain/sales/period';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { requireStore, type StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { PayoutsService } from '../payouts';
import type { SalesService } from '../sales';
import { isExistingStore } from '../stores/stores.reads';
import { countOpenTasks } from './open-tasks.repository';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payouts: Pick<PayoutsService, 'balances' | 'nextPayout'>;
  readonly sales: Pick<SalesService, 'totals' | 'trend'>;
}

const RANKING_SIZE = 5;

export const dashboardService = ({ db, clock, payouts, sales }: Deps) => {
  const openTasks = async (
    scope: StoreScope,
    hasAccess: (resource: Resource) => boolean,
  ): Promise<DashboardTasks> => {
    const needs = await countOpenTasks(db, scope, clock.now());
    if (!needs) throw notFound('Your store');
    return {
      ...(hasAccess('orders') && {
        toConfirm: { count: needs.toConfirm, oldestAt: needs.oldestToConfirm?.toISOString() },
        toHandOver: {
          count: needs.toHandOver,
          late: needs.late,
          dueAt: needs.firstHandoverDue?.toISOString(),
        },
      }),
      ...(hasAccess('returns') && {
        returns: {
          count: needs.returns,
          replacements: needs.replacements,
          oldestAt: needs.oldestReturn?.toISOString(),
        },
      }),
      ...(hasAccess('products') && {
        lowStock: needs.lowStock,
        inApproval: needs.inApproval,
        rejectedProducts: needs.rejected,
      }),
      ...(hasAccess('store') && {
        reviews: { count: needs.reviewsToReply, low: needs.lowReviewsToReply },
      }),
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
    } = await payouts.balances(scope);
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
      const scope = requireStore(principal);
      const hasAccess = (resource: Resource): boolean =>
        hasResource(principal.role, principal.resources, resource);
      return {
        openTasks: await openTasks(scope, hasAccess),
        money: hasAccess('payouts') ? await money(scope) : undefined,
        trend: hasAccess('reports') ? await sales.trend(scope, period, RANKING_SIZE) : undefined,
      };
    },

    /** The same figures as in the store's own reports and payouts. */
    async storeSales(storeId: string): Promise<StoreSales> {
      const scope = { storeId };
      if (!(await isExistingStore(db, scope))) throw notFound('This store');
      const endDate = lagosDate(clock.now());
      const period = { startDate: addDays(endDate, 1 - STORE_SALES_DAYS), endDate };
      const { available, requested, held } = await payouts.balances(scope);
      return {
        ...period,
        ...(await sales.totals(scope, period)),
        balanceDue: available + requested,
        held,
      };
    },
  };
};

export type DashboardService = ReturnType<typeof dashboardService>;
