import { fullName } from '@market/domain/accounts/person-name';
import { lagosDate } from '@market/domain/lagos-time';
import {
  previousPeriod,
  extendToMonthEnd,
  type Interval,
  type Period,
} from '@market/domain/sales/period';
import type {
  CustomerSales,
  LocationSales,
  OverTimeQuery,
  ProductSales,
  RankingQuery,
  ReturnedProductsReport,
} from '@market/domain/sales/report';
import type { Db } from '../../db/db';
import type { Principal } from '../../platform/principal';
import { requireStore, type StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { LedgerService } from '../ledger';
import {
  readCustomerNames,
  listDailyFigures,
  readProductNames,
  listRankedFigures,
  listReturnedFigures,
  sumSales,
  sumSalesByKey,
} from './figures.repository';
import { updateSalesProjection, rebuildSalesProjection } from './update-sales-projection';
import { buildSalesReports, includePreviousPeriod } from './reports';
import type { SalesDimension } from './sales.tables';

/** Names for deleted products and customers. */
const DELETED_NAMES = {
  product: 'Deleted product',
  customer: 'Former customer',
} as const;
const MAX_RETURNED_PRODUCTS = 50;

export const salesService = ({
  db,
  ledger,
  clock,
}: {
  db: Db;
  ledger: LedgerService;
  clock: Clock;
}) => {
  /**
   * Ends a period that includes today at the end of the month, so that the monthly sum can be used.
   */
  const aggregationRange = (period: Period): Period =>
    extendToMonthEnd(period, lagosDate(clock.now()));
  const report = async (scope: StoreScope, period: Period, interval?: Interval) => {
    await updateSalesProjection(db, ledger);
    return buildSalesReports(
      await listDailyFigures(db, scope, includePreviousPeriod(period)),
      period,
      interval,
    );
  };
  const ownReport = (principal: Principal, { interval, ...period }: OverTimeQuery) =>
    report(requireStore(principal), period, interval);

  /** Call `updateSalesProjection` first. */
  const listBest = async (
    scope: StoreScope,
    dimension: SalesDimension,
    { limit, offset, ...period }: RankingQuery,
  ) => {
    const ranked = await listRankedFigures(db, scope, dimension, aggregationRange(period), {
      limit,
      offset,
    });
    const before = await sumSalesByKey(
      db,
      scope,
      dimension,
      previousPeriod(period),
      ranked.map(({ key }) => key),
    );
    const rows = ranked.map(({ key, orders, units, returned, sales }) => ({
      key,
      orders,
      unitsSold: units,
      unitsReturned: returned,
      sales,
      before: before.get(key) ?? 0,
    }));
    return { rows, count: ranked[0]?.count ?? 0 };
  };
  type RankedRows = Awaited<ReturnType<typeof listBest>>['rows'];

  const ranking = async <Row>(
    scope: StoreScope,
    dimension: SalesDimension,
    query: RankingQuery,
    view: (topRows: RankedRows) => Row[] | Promise<Row[]>,
  ) => {
    await updateSalesProjection(db, ledger);
    const { limit: _, offset: __, ...period } = query;
    const { rows, count } = await listBest(scope, dimension, query);
    return {
      ...period,
      previous: previousPeriod(period),
      rows: await view(rows),
      count,
      total: await sumSales(db, scope, aggregationRange(period)),
    };
  };

  const productSales = async (topRows: RankedRows) => {
    const names = await productNames(topRows.map(({ key }) => key));
    return topRows.map(({ key, orders: _, ...sums }): ProductSales => ({ ...names(key), ...sums }));
  };

  const locationSales = (topRows: RankedRows) =>
    topRows.map(({ key: state, orders, sales, before }): LocationSales => ({
      state,
      orders,
      sales,
      before,
    }));

  /** A store sees only the names of its customers and what they bought from it. */
  const customerSales = async (topRows: RankedRows) => {
    const customers = await readCustomerNames(
      db,
      topRows.map(({ key }) => key),
    );
    const getCustomerName = (id: string): string => {
      const customer = customers.get(id);
      return customer ? fullName(customer) : DELETED_NAMES.customer;
    };
    return topRows.map(({ key, orders, sales, before }): CustomerSales => ({
      customerId: key,
      customerName: getCustomerName(key),
      orders,
      sales,
      before,
    }));
  };

  const productNames = async (ids: readonly string[]) => {
    const products = await readProductNames(db, ids);
    return (productId: string) => {
      const { name = DELETED_NAMES.product, image = null } = products.get(productId) ?? {};
      return { productId, productName: name, ...(image !== null && { image }) };
    };
  };

  return {
    sales: async (principal: Principal, query: OverTimeQuery) =>
      (await ownReport(principal, query)).sales(),
    orders: async (principal: Principal, query: OverTimeQuery) =>
      (await ownReport(principal, query)).orders(),
    productsSold: async (principal: Principal, query: OverTimeQuery) =>
      (await ownReport(principal, query)).productsSold(),
    overTime: async (principal: Principal, of: 'sales' | 'orders', query: OverTimeQuery) =>
      (await ownReport(principal, query)).overTime(of),

    async returnedProducts(
      principal: Principal,
      query: OverTimeQuery,
    ): Promise<ReturnedProductsReport> {
      const { startDate, endDate } = query;
      const reports = await ownReport(principal, query);
      const rows = await listReturnedFigures(
        db,
        requireStore(principal),
        aggregationRange({ startDate, endDate }),
        MAX_RETURNED_PRODUCTS,
      );
      const names = await productNames(rows.map(({ key }) => key));
      return {
        ...reports.returned(),
        rows: rows.map(({ key, units, returned, refunded }) => ({
          ...names(key),
          unitsReturned: returned,
          unitsSold: units,
          refunded,
        })),
        count: rows[0]?.count ?? 0,
      };
    },

    byProduct: (principal: Principal, query: RankingQuery) =>
      ranking(requireStore(principal), 'product', query, productSales),
    byLocation: (principal: Principal, query: RankingQuery) =>
      ranking(requireStore(principal), 'state', query, locationSales),
    byCustomer: (principal: Principal, query: RankingQuery) =>
      ranking(requireStore(principal), 'customer', query, customerSales),

    /** The same totals as in the store's reports. Sales are in kobo. */
    async totals(scope: StoreScope, period: Period) {
      const reports = await report(scope, period);
      return {
        sales: reports.sales().total,
        orders: reports.orders().total,
        unitsSold: reports.productsSold().total,
        unitsReturned: reports.returned().total,
      };
    },

    async trend(scope: StoreScope, period: Period, top: number) {
      const reports = await report(scope, period);
      const rankingQuery = { ...period, limit: top, offset: 0 };
      return {
        sales: reports.sales(),
        orders: reports.orders(),
        productsSold: reports.productsSold(),
        returnedProducts: reports.returned(),
        topProducts: await productSales((await listBest(scope, 'product', rankingQuery)).rows),
        locations: locationSales((await listBest(scope, 'state', rankingQuery)).rows),
      };
    },

    /** Runs regularly, so that reports have little left to add. */
    updateProjection: (): Promise<void> => updateSalesProjection(db, ledger),
    rebuildProjection: (): Promise<void> => rebuildSalesProjection(db, ledger),
  };
};

export type SalesService = ReturnType<typeof salesService>;
