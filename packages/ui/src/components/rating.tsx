import { clsx } from 'clsx';
import { Star } from 'lucide-react';

export type RatingProps = {
  /** 0 to 5. */
  value: number;
  /** The number of reviews. Not shown when absent. */
  count?: number | undefined;
  /** "short" shows one star and the figure, "stars" shows all five. */
  look?: 'short' | 'stars' | undefined;
  className?: string | undefined;
};

const STARS = [1, 2, 3, 4, 5];

export function Rating({ value, count, look = 'short', className }: RatingProps) {
  const figure = value.toFixed(1);
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-xs text-text-2 nums', className)}>
      <span className="sr-only">{`${figure} out of 5 stars${reviews}`}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1.5">
        {look === 'short' ? (
          <Star size={13} className="fill-current text-(--star)" />
        ) : (
          <span className="inline-flex gap-0.5">
            {STARS.map((star) => (
              <Star
                key={star}
                size={15}
                className={
                  star <= Math.round(value)
                    ? 'fill-current text-(--star)'
                    : 'fill-line text-line-strong'
                }
              />
            ))}
          </span>
        )}
        <b className="font-semibold text-text">{figure}</b>
        {count !== undefined && <span className="text-muted">({count})</span>}
      </span>
    </span>
  );
}
