import { clsx } from 'clsx';

export type KeyRatingLabelProps = {
  rating: string;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const rivetClass = 'size-[3px] flex-none rounded-full bg-(--plate-rivet)';

/**
 * The stamped capacity label that identifies a product ("5 kVA"). One per product, used for nothing
 * else.
 */
export function KeyRatingLabel({ rating, size = 'md', className }: KeyRatingLabelProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-[.5em] rounded-1 bg-plate font-display leading-none font-bold tracking-[.01em] whitespace-nowrap text-on-plate [font-stretch:118%]',
        size === 'lg' ? 'px-[.7em] py-[.5em] text-base' : 'px-[.62em] py-[.46em] text-xs',
        className,
      )}
    >
      <span className={rivetClass} aria-hidden="true" />
      {/* Keeps the number and its unit together. */}
      <span>{rating.replace(/ /g, '\u00a0')}</span>
      <span className={rivetClass} aria-hidden="true" />
    </span>
  );
}
