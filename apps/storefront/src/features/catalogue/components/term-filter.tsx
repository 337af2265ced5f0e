import type { AttributeFacet } from '@market/domain/catalogue/facets';
import { valueText } from '@market/domain/catalogue/value-text';
import { RadioGroup } from '@market/ui/radio-group';
import { chosenLimits, withLimits } from '../model/attribute-filters';
import { ChoiceCount } from './choice-list';

type Term = Extract<AttributeFacet, { type: 'number' }>;

/** When there are more values, some are left out. */
const MAX_CHOICES = 5;

/**
 * Whether the attribute is a number of years, such as a warranty. Shoppers want a minimum for
 * these, not a range.
 */
const isTerm = (facet: AttributeFacet): facet is Term =>
  facet.type === 'number' && /^years?$/.test(facet.unit ?? '');

export const splitTerms = (
  facets: readonly AttributeFacet[],
): [terms: Term[], others: AttributeFacet[]] => [
  facets.filter(isTerm),
  facets.filter((facet) => !isTerm(facet)),
];

interface TermFilterProps {
  facet: Term;
  /** The attribute filters from the URL. */
  chosen: string | undefined;
  onChange: (change: (chosen: string | undefined) => string | undefined) => void;
  /** Formats a number of products. */
  left: (count: number) => string;
}

/** The filter for a minimum number of years: `2 years or more`. */
export function TermFilter({ facet, chosen, onChange, left }: TermFilterProps) {
  const { id, name, unit, spread } = facet;
  const { from } = chosenLimits(chosen, id);
  const chunkSize = Math.ceil(spread.length / MAX_CHOICES);
  const steps = spread
    .map((step, place) => ({
      from: step.from,
      count: spread.slice(place).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter((step, place) => place % chunkSize === 0 || step.from === from);
  return (
    <RadioGroup
      legend={name}
      legendHidden
      value={from === undefined ? '' : String(from)}
      options={[
        { value: '', label: 'Any' },
        ...steps.map((step) => ({
          value: String(step.from),
          label: `${valueText({ unit }, step.from)} or more`,
          trailing: <ChoiceCount>{left(step.count)}</ChoiceCount>,
        })),
      ]}
      onValueChange={(value) =>
        onChange((current) =>
          withLimits(current, id, {
            from: value === '' ? undefined : Number(value),
            to: undefined,
          }),
        )
      }
    />
  );
}
