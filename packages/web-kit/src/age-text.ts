import { formatRecent } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/**
 * How old data is, for "Showing data from …" and "Last updated …": `less than a minute ago`,
 * `3 minutes ago`, and from an hour `today, 14:06`.
 *
 * @param at In milliseconds since 1970.
 */
export function ageText(at: number, now: Date): string {
  const minutes = Math.floor((now.getTime() - at) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < MINUTES_PER_HOUR) return `${pluralise(minutes, 'minute')} ago`;
  return formatRecent(new Date(at), now).replace(/^[TY]/, (initial) => initial.toLowerCase());
}
