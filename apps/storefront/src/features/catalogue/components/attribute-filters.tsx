import type { AttributeFacet } from '@market/domain/catalogue/facets';
import { valueText } from '@market/domain/catalogue/value-text';
import { chosenLimits, chosenValues, toggleValue, withLimits } from '../model/attribute-filters';
import { ToggleGroup } from './toggle-group';
import { ChoiceList } from './choice-list';
import { RangeFilter } from './range-filter';

interface AttributeFilterProps {
  facet: AttributeFacet;
  /** The attribute filters from the URL. */
  chosen: string | undefined;
  onChange: (change: (chosen: string | undefined) => string | undefined) => void;
  /** Formats a number of products. */
  left: (count: number) => string;
}

/** Choices are shown side by side when they are few and short. */
const MAX_BOXES = 4;
const MAX_BOX_LETTERS = 6;

export function AttributeFilter({ facet, chosen, onChange, left }: AttributeFilterProps) {
  const { id, name, unit } = facet;
  if (facet.type === 'number') {
    const { spread } = facet;
    const counts = spread.map(({ count }) => count);
    const last = counts.pop() ?? 0;
    return (
      <RangeFilter
        label={name.toLowerCase()}
        unit={unit}
        steps={spread.map(({ from }) => from)}
        // The last bar includes the products with the highest value.
        counts={counts.map((count, place) => (place === counts.length - 1 ? count + last : count))}
        limits={chosenLimits(chosen, id)}
        onChange={(limits) => onChange((current) => withLimits(current, id, limits))}
        valueText={(value) => valueText({ unit }, value)}
        decimals={3}
        trailing={unit}
      />
    );
  }
  const choices = facet.values.map(({ value, count }) => ({
    value,
    label: facet.type === 'yesNo' ? (value === 'yes' ? 'Yes' : 'No') : value,
    count: left(count),
    checked: chosenValues(chosen, id).includes(value),
  }));
  const Choices =
    choices.length <= MAX_BOXES && choices.every(({ label }) => label.length <= MAX_BOX_LETTERS)
      ? ToggleGroup
      : ChoiceList;
  return (
    <Choices
      label={name}
      choices={choices}
      onToggle={(value) => onChange((current) => toggleValue(current, id, value))}
    />
  );
}
