const numberFormat = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 6 });

/** `7.5 kVA`, `Pure sine`, `Yes`. The number stays with its unit. */
export function valueText(
  { unit }: { readonly unit?: string | undefined },
  value: number | string | boolean,
): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const figure = numberFormat.format(value);
  if (!unit) return figure;
  // `1 year`, but `1 V`.
  if (value === 1 && /^[a-z]{3,}s$/.test(unit)) return `${figure}\u00a0${unit.slice(0, -1)}`;
  return unit === '%' ? `${figure}%` : `${figure}\u00a0${unit}`;
}
