import type { Period } from '@market/domain/sales/period';

// A separate file, because tables do not need the schemas in `period.ts`.
const shortFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `1–30 Nov 2026`, for tables. */
export const shortPeriodText = ({ startDate, endDate }: Period): string =>
  shortFormat.formatRange(new Date(startDate), new Date(endDate));
