/** Time zone of the marketplace: UTC+1 all year. */
export const LAGOS = 'Africa/Lagos';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: LAGOS, ...options });

const dayMonthTime = formatter({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const mediumDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const longDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longDay = formatter({ day: 'numeric', month: 'long' });
const timeOfDay = formatter({ hour: '2-digit', minute: '2-digit' });
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: LAGOS,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `18 Nov, 16:02` */
export const formatDateTime = (at: string | Date): string => dayMonthTime.format(new Date(at));
/** `18 Nov 2026, 16:02` */
export const formatDateTimeYear = (at: string | Date): string =>
  `${formatDate(at)}, ${formatTime(at)}`;
/** `18 Nov 2026` */
export const formatDate = (at: string | Date): string => mediumDate.format(new Date(at));
/** `Friday 20 November 2026` */
export const formatLongDate = (at: string | Date): string =>
  longDate.format(new Date(at)).replace(',', '');
/** `20 November` */
export const formatDay = (at: string | Date): string => longDay.format(new Date(at));
/** `16:02` */
export const formatTime = (at: string | Date): string => timeOfDay.format(new Date(at));
/** The Lagos date of a time, as `2026-11-20` (spec section 9). */
export const lagosDate = (at: Date): string => isoDay.format(at);

/** `Today, 14:06`, `Yesterday, 17:20`, `18 Nov, 16:02`, or `18 Nov 2025, 16:02` in another year. */
export function formatRecent(at: string | Date, now: Date): string {
  const then = new Date(at);
  if (lagosDate(then) === lagosDate(now)) return `Today, ${formatTime(then)}`;
  if (lagosDate(then) === lagosDate(new Date(now.getTime() - 86_400_000)))
    return `Yesterday, ${formatTime(then)}`;
  const isThisYear = lagosDate(then).slice(0, 4) === lagosDate(now).slice(0, 4);
  return isThisYear ? formatDateTime(then) : formatDateTimeYear(then);
}
