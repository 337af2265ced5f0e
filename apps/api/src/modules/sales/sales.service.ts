import { fullName } from '@market/domain/accounts/account';
import { previousPeriod, type Interval, type Period } from '@market/domain/sales/period';
import type { CustomerSales, LocationSales, OverTimeQuery, ProductSales, RankingQuery, ReturnedProductsReport } from '@market/domain/sales/report';
import type { Db } from '../../db/db';
import type { Principal } from '../../http/principal';
import { ownStore, type StoreScope } from '../../http/scope';
import type { LedgerService } from '../ledger';
import { customersNamed, dailyFigures, productsNamed, rankedFigures, returnedFigures, salesOf } from './figures.repository';
import { followLedger, recountSales } from './follow-ledger';
import { reportsOf, withPrevious } from './reports';
import type { Face } from './sales.tables';

/** A product or customer that is not there any more. */
const GONE = { product: 'A product that was deleted', customer: 'A customer who left' } as const;
const MOST_RETURNED = 50;

/** How a store sells, from figures that follow the ledger. */
export const salesService = ({ db, ledger }: { db: Db; ledger: LedgerService }) => {
  const report = async (scope: StoreScope, period: Period, interval?: Interval) => {
    await followLedger(db, ledger);
    return reportsOf(await dailyFigures(db, scope, withPrevious(period)), period, interval);
  };
  const ownReport = (principal: Principal, { interval, ...period }: OverTimeQuery) => report(ownStore(principal), period, interval);

  /** The best of a face, each with what it sold in the period before. Call it when the figures are up with the ledger. */
  const ranking = async (scope: StoreScope, of: Face, { limit, offset, ...period }: RankingQuery) => {
    const ranked = await rankedFigures(db, scope, of, period, { limit, offset });
    const before = await salesOf(db, scope, of, previousPeriod(period), ranked.map(({ key }) => key));
    const [first] = ranked;
    const rows = ranked.map(({ key, orders, units, returned, sales }) => ({ key, orders, unitsSold: units, unitsReturned: returned, sales, before: before.get(key) ?? 0 }));
    return { ...period, previous: previousPeriod(period), rows, count: first?.count ?? 0, total: first?.total ?? 0 };
  };

  const byProduct = async (scope: StoreScope, query: RankingQuery) => {
    const ranked = await ranking(scope, 'product', query);
    const named = await productNames(ranked.rows.map(({ key }) => key));
    return { ...ranked, rows: ranked.rows.map(({ key, orders: _, ...sums }): ProductSales => ({ ...named(key), ...sums })) };
  };

  const byLocation = async (scope: StoreScope, query: RankingQuery) => {
    const ranked = await ranking(scope, 'state', query);
    return { ...ranked, rows: ranked.rows.map(({ key: state, orders, sales, before }): LocationSales => ({ state, orders, sales, before })) };
  };

  const productNames = async (ids: readonly string[]) => {
    const products = await productsNamed(db, ids);
    return (productId: string) => {
      const { name = GONE.product, image = null } = products.get(productId) ?? {};
      return { productId, productName: name, ...(image !== null && { image }) };
    };
  };

  return {
    sales: async (principal: Principal, query: OverTimeQuery) => (await ownReport(principal, query)).sales(),
    orders: async (principal: Principal, query: OverTimeQuery) => (await ownReport(principal, query)).orders(),
    productsSold: async (principal: Principal, query: OverTimeQuery) => (await ownReport(principal, query)).productsSold(),
    overTime: async (principal: Principal, of: 'sales' | 'orders', query: OverTimeQuery) => (await ownReport(principal, query)).overTime(of),

    async returnedProducts(principal: Principal, query: OverTimeQuery): Promise<ReturnedProductsReport> {
      const { startDate, endDate } = query;
      const reports = await ownReport(principal, query);
      const rows = await returnedFigures(db, ownStore(principal), { startDate, endDate }, MOST_RETURNED);
      const named = await productNames(rows.map(({ key }) => key));
      return { ...reports.returned(), rows: rows.map(({ key, units, returned, refunded }) => ({ ...named(key), unitsReturned: returned, unitsSold: units, refunded })) };
    },

    async byProduct(principal: Principal, query: RankingQuery) {
      await followLedger(db, ledger);
      return byProduct(ownStore(principal), query);
    },

    async byLocation(principal: Principal, query: RankingQuery) {
      await followLedger(db, ledger);
      return byLocation(ownStore(principal), query);
    },

    /** Of a customer their store knows the name, and what they bought from it. */
    async byCustomer(principal: Principal, query: RankingQuery) {
      await followLedger(db, ledger);
      const ranked = await ranking(ownStore(principal), 'customer', query);
      const customers = await customersNamed(db, ranked.rows.map(({ key }) => key));
      const nameOf = (id: string): string => {
        const customer = customers.get(id);
        return customer ? fullName(customer) : GONE.customer;
      };
      return { ...ranked, rows: ranked.rows.map(({ key, orders, sales, before }): CustomerSales => ({ customerId: key, customerName: nameOf(key), orders, sales, before })) };
    },

    /** All that a dashboard shows of a period, with the best `top` products and states. */
    async trend(scope: StoreScope, period: Period, top: number) {
      const reports = await report(scope, period);
      const best = { ...period, limit: top, offset: 0 };
      return { sales: reports.sales(), orders: reports.orders(), productsSold: reports.productsSold(), returnedProducts: reports.returned(), topProducts: (await byProduct(scope, best)).rows, locations: (await byLocation(scope, best)).rows };
    },

    /** Keeps the figures up with the ledger while nobody reads them. */
    follow: (): Promise<void> => followLedger(db, ledger),
    /** Makes all figures anew from the ledger. */
    recount: (): Promise<void> => recountSales(db, ledger),
  };
};

export type SalesService = ReturnType<typeof salesService>;
