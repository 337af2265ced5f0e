import * as z from 'zod/mini';
import { intervalSchema } from '@market/domain/sales/period';
import { periodSearchSchema } from '@market/console/period/period';

export const reportViews = [
  'sales',
  'orders',
  'products',
  'customers',
  'locations',
  'returned',
] as const;
export type ReportView = (typeof reportViews)[number];

/** `interval` overrides the interval that fits the period. */
export const reportSearchSchema = z.extend(periodSearchSchema, {
  report: z.catch(z.enum(reportViews), 'sales'),
  interval: z.catch(z.optional(intervalSchema), undefined),
});
export type ReportSearch = z.output<typeof reportSearchSchema>;
