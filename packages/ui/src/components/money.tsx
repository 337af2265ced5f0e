import { clsx } from 'clsx';

/**
 * An amount in integer kobo as full money text with tabular figures: `₦1,250,000.00`. For a shop
 * price use `Price`.
 */
export function Money({ kobo, className }: { kobo: number; className?: string | undefined }) {
  return <span className={clsx('whitespace-nowrap nums', className)}>{moneyText(kobo)}</span>;
}

/** `1250000` as `1,250,000`. */
const groupThousands = (whole: number | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** The parts of an amount in integer kobo: `{ sign: '', naira: '₦1,250,000', kobo: '.00' }`. */
export function moneyParts(kobo: number): { sign: string; naira: string; kobo: string } {
  const size = Math.abs(kobo);
  return {
    sign: kobo < 0 ? '−' : '',
    naira: `₦${groupThousands(Math.trunc(size / 100))}`,
    kobo: `.${String(size % 100).padStart(2, '0')}`,
  };
}

/** An amount in integer kobo as full money text: `₦1,250,000.00`. */
export function moneyText(kobo: number): string {
  const { sign, naira, kobo: fraction } = moneyParts(kobo);
  return `${sign}${naira}${fraction}`;
}

/** An amount in integer kobo for chart axes and labels: `₦48.2m`, `₦18.5k`, `₦950`. */
export function compactMoneyText(kobo: number): string {
  const sign = kobo < 0 ? '−' : '';
  const naira = Math.abs(kobo) / 100;
  const scale = [
    { from: 1e9, unit: 'bn' },
    { from: 1e6, unit: 'm' },
    { from: 1e3, unit: 'k' },
  ].find(({ from }) => naira >= from);
  if (!scale) return `${sign}₦${Math.round(naira)}`;
  return `${sign}₦${(naira / scale.from).toFixed(1).replace(/\.0$/, '')}${scale.unit}`;
}
