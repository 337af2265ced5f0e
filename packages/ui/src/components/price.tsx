import { clsx } from 'clsx';
import { moneyParts, moneyText } from './money';

const sizes = { inherit: '', sm: 'text-md', md: 'text-lg', lg: 'text-d2', xl: 'text-d1' } as const;

export type PriceProps = {
  /** Integer kobo. */
  kobo: number;
  /** The price before the reduction, in integer kobo; shown struck through when it is higher. */
  wasKobo?: number | null | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

/**
 * A selling price with small raised kobo. It is one piece of text: `₦1,250,000.00` when it is
 * copied or read aloud.
 */
export function Price({ kobo, wasKobo, size = 'md', className }: PriceProps) {
  const { sign, naira, kobo: fraction } = moneyParts(kobo);
  const reduced = wasKobo != null && wasKobo > kobo;
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span
        className={clsx(
          'font-[720] tracking-[-.012em] whitespace-nowrap nums-display',
          sizes[size],
        )}
      >
        {reduced && <span className="sr-only">Now </span>}
        {sign}
        {naira}
        <span className="align-[.42em] text-[max(.54em,.75rem)] leading-none font-semibold tracking-normal text-text-2">
          {fraction}
        </span>
      </span>
      {reduced && (
        <span className="text-xs whitespace-nowrap text-muted nums">
          <span className="sr-only">was </span>
          <s>{moneyText(wasKobo).replace(/\.00$/, '')}</s>
        </span>
      )}
    </span>
  );
}
