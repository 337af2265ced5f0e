import { fullName } from '@market/domain/accounts/account';
import { lagosDate } from '@market/domain/lagos-time';
import {
  previousPeriod,
  toMonthsEnd,
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
import type { Principal } from '../../http/principal';
import { ownStore, type StoreScope } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import type { LedgerService } from '../ledger';
import {
  customersNamed,
  dailyFigures,
  productsNamed,
  rankedFigures,
  returnedFigures,
  salesInAll,
  salesOf,
} from './figures.repository';
import { followLedger, recountSales } from './follow-ledger';
import { reportsOf, withPrevious } from './reports';
import type { Face } from './sales.tables';

/** A product or customer that is not there any more. */
const GONE = { product: 'A product that was deleted', customer: 'A customer who left' } as const;
const MOST_RETURNED = 50;

/** How a store sells, from figures that follow the ledger. */
export const salesService = ({
  db,
  ledger,
  clock,
}: {
  db: Db;
  ledger: LedgerService;
  clock: Clock;
}) => {
  /** Where the sums of a period are read from. */
  const whereSummed = (period: Period): Period => toMonthsEnd(period, lagosDate(clock.now()));
  const report = async (scope: StoreScope, period: Period, interval?: Interval) => {
    await followLedger(db, ledger);
    return reportsOf(await dailyFigures(db, scope, withPrevious(period)), period, interval);
  };
  const ownReport = (principal: Principal, { interval, ...period }: OverTimeQuery) =>
    report(ownStore(principal), period, interval);

  /** The best of a face and how many there are, each with what it sold in the period before. Call it when the figures are up with the ledger. */
  const bestOf = async (
    scope: StoreScope,
    of: Face,
    { limit, offset, ...period }: RankingQuery,
  ) => {
    const ranked = await rankedFigures(db, scope, of, whereSummed(period), { limit, offset });
    const before = await salesOf(
      db,
      scope,
      of,
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
  type Best = Awaited<ReturnType<typeof bestOf>>['rows'];

  /** The best beside the sum of all. */
  const ranking = async <Row>(
    scope: StoreScope,
    of: Face,
    query: RankingQuery,
    view: (best: Best) => Row[] | Promise<Row[]>,
  ) => {
    await followLedger(db, ledger);
    const { limit: _, offset: __, ...period } = query;
    const { rows, count } = await bestOf(scope, of, query);
    return {
      ...period,
      previous: previousPeriod(period),
      rows: await view(rows),
      count,
      total: await salesInAll(db, scope, whereSummed(period)),
    };
  };

  const productSales = async (best: Best) => {
    const named = await productNames(best.map(({ key }) => key));
    return best.map(({ key, orders: _, ...sums }): ProductSales => ({ ...named(key), ...sums }));
  };

  const locationSales = (best: Best) =>
    best.map(({ key: state, orders, sales, before }): LocationSales => ({
      state,
      orders,
      sales,
      before,
    }));

  /** Of a customer their store knows the name, and what they bought from it. */
  const customerSales = async (best: Best) => {
    const customers = await customersNamed(
      db,
      best.map(({ key }) => key),
    );
    const nameOf = (id: string): string => {
      const customer = customers.get(id);
      return customer ? fullName(customer) : GONE.customer;
    };
    return best.map(({ key, orders, sales, before }): CustomerSales => ({
      customerId: key,
      customerName: nameOf(key),
      orders,
      sales,
      before,
    }));
  };

  const productNames = async (ids: readonly string[]) => {
    const products = await productsNamed(db, ids);
    return (productId: string) => {
      const { name = GONE.product, image = null } = products.get(productId) ?? {};
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
      const rows = await returnedFigures(
        db,
        ownStore(principal),
        whereSummed({ startDate, endDate }),
        MOST_RETURNED,
      );
      const named = await productNames(rows.map(({ key }) => key));
      return {
        ...reports.returned(),
        rows: rows.map(({ key, units, returned, refunded }) => ({
          ...named(key),
          unitsReturned: returned,
          unitsSold: units,
          refunded,
        })),
      };
    },

    byProduct: (principal: Principal, query: RankingQuery) =>
      ranking(ownStore(principal), 'product', query, productSales),
    byLocation: (principal: Principal, query: RankingQuery) =>
      ranking(ownStore(principal), 'state', query, locationSales),
    byCustomer: (principal: Principal, query: RankingQuery) =>
      ranking(ownStore(principal), 'customer', query, customerSales),

    /** All that a dashboard shows of a period, with the best `top` products and states. */
    async trend(scope: StoreScope, period: Period, top: number) {
      const reports = await report(scope, period);
      const best = { ...period, limit: top, offset: 0 };
      return {
        sales: reports.sales(),
        orders: reports.orders(),
        productsSold: reports.productsSold(),
        returnedProducts: reports.returned(),
        topProducts: await productSales((await bestOf(scope, 'product', best)).rows),
        locations: locationSales((await bestOf(scope, 'state', best)).rows),
      };
    },

    /** Keeps the figures up with the ledger while nobody reads them. */
    follow: (): Promise<void> => followLedger(db, ledger),
    /** Makes all figures anew from the ledger. */
    recount: (): Promise<void> => recountSales(db, ledger),
  };
};

export type SalesService = ReturnType<typeof salesService>;
