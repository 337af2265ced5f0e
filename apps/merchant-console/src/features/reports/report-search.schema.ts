import * as z from 'zod/mini';
import { intervalSchema } from '@market/domain/sales/period';
import { periodSearchSchema } from '../../shared/period/period';

/** The views below the four sums, each of which answers one of the nine reports. */
export const reportViews = [
  'sales',
  'orders',
  'products',
  'customers',
  'locations',
  'returned',
] as const;
export type ReportView = (typeof reportViews)[number];

/** `/reports?report=products&period=12-months&page=2`; `interval` cuts the period otherwise than its length suggests. */
export const reportSearchSchema = z.extend(periodSearchSchema, {
  report: z.catch(z.enum(reportViews), 'sales'),
  interval: z.catch(z.optional(intervalSchema), undefined),
});
export type ReportSearch = z.output<typeof reportSearchSchema>;
