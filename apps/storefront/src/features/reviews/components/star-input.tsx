import { useId } from 'react';
import { Star } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { starRatings, type Stars } from '@market/domain/reviews/review';
import { FieldMessage } from '@market/ui/field';

const starWords: Readonly<Record<Stars, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'All right',
  4: 'Good',
  5: 'Very good',
};
const ascendingStars = starRatings.toReversed();

interface StarInputProps {
  legend: string;
  value: Stars | undefined;
  onChange: (stars: Stars) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: (element: HTMLInputElement | null) => void;
}

/** Uses native radio buttons, so that arrow keys work and screen readers announce the labels. */
export function StarInput({ legend, value, onChange, onBlur, error, ref }: StarInputProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-message` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex items-center gap-1">
        {ascendingStars.map((stars, index) => (
          <label
            key={stars}
            className="cursor-pointer rounded-2 p-1.5 has-focus-visible:focus-ring pointer-coarse:p-2"
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              className="sr-only"
              checked={stars === value}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              aria-label={`${pluralise(stars, 'star')}, ${starWords[stars].toLowerCase()}`}
            />
            <Star
              size={28}
              className={
                value !== undefined && stars <= value
                  ? 'fill-current text-(--star)'
                  : 'fill-surface text-control'
              }
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {value && starWords[value]}
        </span>
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
