/** Formats calendar days (YYYY-MM-DD). UTC, because a calendar day has no time zone. */
export function dayText(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day)).replace(',', '');
}
