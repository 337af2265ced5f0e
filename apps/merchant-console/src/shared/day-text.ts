/** Writes calendar days, YYYY-MM-DD, in words; a day is the same everywhere. */
export function dayText(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day)).replace(',', '');
}
