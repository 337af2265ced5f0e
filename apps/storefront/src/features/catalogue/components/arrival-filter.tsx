import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { lagosDate } from '@market/domain/lagos-time';
import { dayText } from '@market/domain/shipping/promise-text';
import { Link } from '@market/ui/link';
import { RadioGroup } from '@market/ui/radio-group';
import { useNow } from '@market/web-kit/use-now';
import { ChoiceCount } from './choice-list';

export interface ArrivalFilterProps {
  delivery: {
    place: { label: string; state: string } | undefined;
    placeHref: string;
  };
  days: CatalogueFacets['arrivals'];
  /** A day in Lagos. */
  chosen: string | undefined;
  /** Formats a number of products. */
  left: (count: number) => string;
  onChange: (day: string | undefined) => void;
}

export function ArrivalFilter({ delivery, days, chosen, left, onChange }: ArrivalFilterProps) {
  const today = lagosDate(useNow());
  if (!delivery.place)
    return (
      <p className="text-sm text-text-2">
        <Link to={delivery.placeHref} className="link">
          Choose your place
        </Link>{' '}
        to filter by delivery day.
      </p>
    );
  const offered = days.map(({ day, count }) => ({
    day,
    trailing: <ChoiceCount>{left(count)}</ChoiceCount>,
  }));
  const isOffered = chosen === undefined || days.some(({ day }) => day === chosen);
  const choices = isOffered ? offered : [...offered, { day: chosen, trailing: undefined }];
  return (
    <RadioGroup
      legend="Arrives by"
      legendHidden
      value={chosen ?? ''}
      options={[
        ...choices.map(({ day, trailing }) => ({
          value: day,
          label: capitalise(dayText(day, today)),
          trailing,
        })),
        { value: '', label: 'Any day' },
      ]}
      onValueChange={(day) => onChange(day === '' ? undefined : day)}
    />
  );
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
