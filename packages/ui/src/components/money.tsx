import { clsx } from 'clsx';
import { moneyText } from '../lib/money-text';

/**
 * An amount in integer kobo as full money text with tabular figures: `₦1,250,000.00`. For a shop
 * price use `Price`.
 */
export function Money({ kobo, className }: { kobo: number; className?: string | undefined }) {
  return <span className={clsx('whitespace-nowrap nums', className)}>{moneyText(kobo)}</span>;
}

export { compactMoneyText, moneyText } from '../lib/money-text';
