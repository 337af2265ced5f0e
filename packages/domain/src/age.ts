import { formatDistanceStrict } from 'date-fns';

/** How long ago `since` was, in one unit: `5 minutes`, `3 days`. */
export const formatAge = (since: string | Date, now: string | Date): string =>
  formatDistanceStrict(new Date(since), new Date(now));
