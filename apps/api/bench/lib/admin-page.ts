import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { AdminWorkload } from '../admin-workload';

type Request = string | ((admin: AdminWorkload) => string);

/** One request from the admin console. */
export interface AdminPage {
  readonly name: string;
  readonly path: Request;
  /** Also measures the page in the middle and the last page of the counted matches. */
  readonly isPaged?: boolean;
  /** The response is a download link. The first part of that download is measured too. */
  readonly isDownload?: boolean;
}

export const today = lagosDate(new Date());
/** The last days until today, as two parameters. */
export const days = (from: string, to: string, length: number): string =>
  `${from}=${addDays(today, 1 - length)}&${to}=${today}`;
export const month = days('startDate', 'endDate', 30);
export const year = days('startDate', 'endDate', 365);
/** A text that nothing contains. */
export const rare = 'zebra';

/**
 * The requests for one list: the unfiltered list with its deep pages, and the list with each filter
 * that its screen offers.
 */
export const list = (
  name: string,
  base: string,
  filters: Readonly<Record<string, Request>> = {},
  first = '',
): AdminPage[] => [
  { name, path: `${base}?limit=20${first}`, isPaged: true },
  ...Object.entries(filters).map(([filter, query]) => ({
    name: `${name}, ${filter}`,
    path: (admin: AdminWorkload) =>
      `${base}?limit=20&${typeof query === 'string' ? query : query(admin)}`,
  })),
];
