import type {
  OrdersReport,
  ReturnedProductsReport,
  SalesReport,
} from '@market/domain/sales/report';

const period = {
  startDate: '2026-11-18',
  endDate: '2026-11-20',
  previous: { startDate: '2026-11-15', endDate: '2026-11-17' },
};
const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const toPoints = (values: readonly number[], before: readonly number[]) =>
  days.map((date, index) => ({ date, value: values[index] ?? 0, before: before[index] ?? 0 }));

export const buildSalesReport = (overrides: Partial<SalesReport> = {}): SalesReport => ({
  ...period,
  total: 48_216_500_00,
  before: 42_900_000_00,
  gross: 49_000_000_00,
  cancelledSales: 0,
  refunded: 783_500_00,
  commission: 3_857_320_00,
  interval: 'day',
  trend: toPoints(
    [10_000_000_00, 18_000_000_00, 20_216_500_00],
    [12_900_000_00, 15_000_000_00, 15_000_000_00],
  ),
  ...overrides,
});

export const buildOrdersReport = (overrides: Partial<OrdersReport> = {}): OrdersReport => ({
  ...period,
  total: 312,
  before: 289,
  cancelled: 4,
  cancelledBefore: 9,
  interval: 'day',
  trend: toPoints([100, 102, 110], [96, 96, 97]),
  ...overrides,
});

export const buildReturnedProductsReport = (
  overrides: Partial<ReturnedProductsReport> = {},
): ReturnedProductsReport => ({
  ...period,
  total: 9,
  before: 6,
  interval: 'day',
  trend: toPoints([2, 3, 4], [2, 2, 2]),
  rows: [
    {
      productId: 'product-inverter',
      productName: 'Axora H5 hybrid inverter',
      unitsReturned: 9,
      unitsSold: 60,
      refunded: 783_500_00,
    },
  ],
  count: 1,
  ...overrides,
});
