import * as z from 'zod/mini';
import { intervalSchema } from '@market/domain/sales/period';
import { periodSearchSchema } from '@market/console/period/period';

/** The reports that the page shows below the totals. */
export const reportViews = [
  'sales',
  'orders',
  'products',
  'customers',
  'locations',
  'returned',
] as const;
export type ReportView = (typeof reportViews)[number];

/**
 * The page's state in the URL: `/reports?report=products&period=12-months&page=2`. `interval`
 * overrides the interval that fits the period.
 */
export const reportSearchSchema = z.extend(periodSearchSchema, {
  report: z.catch(z.enum(reportViews), 'sales'),
  interval: z.catch(z.optional(intervalSchema), undefined),
});
export type ReportSearch = z.output<typeof reportSearchSchema>;
