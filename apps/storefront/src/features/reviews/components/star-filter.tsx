import { Star } from 'lucide-react';
import type { ReviewPage, Stars } from '@market/domain/reviews/review';

interface StarFilterProps {
  histogram: ReviewPage['histogram'];
  total: number;
  value: Stars | undefined;
  onChange: (stars: Stars | undefined) => void;
}

/** Pressing a row filters by its number of stars. Pressing it again removes the filter. */
export function StarFilter({ histogram, total, value, onChange }: StarFilterProps) {
  return (
    <ul aria-label="Reviews by stars" className="-mx-2 grid text-xs text-text-2 nums">
      {histogram.map(({ stars, count }) => (
        <li key={stars}>
          <button
            type="button"
            aria-pressed={stars === value}
            disabled={count === 0 && stars !== value}
            onClick={() => onChange(stars === value ? undefined : stars)}
            className="grid min-h-8 w-full grid-cols-[2rem_1fr_2.75rem] items-center gap-2.5 rounded-2 px-2 not-disabled:hover:bg-sunken aria-pressed:bg-sunken aria-pressed:font-semibold pointer-coarse:min-h-11"
          >
            <span className="flex items-center gap-1">
              {stars} <span className="sr-only">{stars === 1 ? 'star,' : 'stars,'}</span>
              <Star size={13} className="fill-current text-(--star)" />
            </span>{' '}
            <span aria-hidden="true" className="h-2 rounded-[1px] bg-line">
              <span
                className="block h-full rounded-[1px] bg-text"
                style={{ width: total === 0 ? 0 : `${(count / total) * 100}%` }}
              />
            </span>
            <span className="text-right">
              {count.toLocaleString('en-NG')}{' '}
              <span className="sr-only">{count === 1 ? 'review' : 'reviews'}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
