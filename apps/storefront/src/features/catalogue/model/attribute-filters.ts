import {
  formatAttributeChoices,
  parseAttributeChoices,
  type AttributeChoice,
} from '@market/domain/catalogue/attribute-choices';
import type { AttributeFacet } from '@market/domain/catalogue/facets';
import { valueText } from '@market/domain/catalogue/value-text';

export interface Limits {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const findChoice = (text: string | undefined, id: string): AttributeChoice | undefined =>
  parseAttributeChoices(text ?? '').find((choice) => choice.id === id);

/** Replaces the filter for one attribute. Undefined when no filters remain. */
const withChoice = (
  text: string | undefined,
  id: string,
  choice: AttributeChoice,
): string | undefined => {
  const choices = parseAttributeChoices(text ?? '');
  return (
    formatAttributeChoices(
      choices.some((each) => each.id === id)
        ? choices.map((each) => (each.id === id ? choice : each))
        : [...choices, choice],
    ) || undefined
  );
};

export function chosenValues(text: string | undefined, id: string): readonly string[] {
  const choice = findChoice(text, id);
  return choice && 'values' in choice ? choice.values : [];
}

export function toggleValue(
  text: string | undefined,
  id: string,
  value: string,
): string | undefined {
  const values = chosenValues(text, id);
  return withChoice(text, id, {
    id,
    values: values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
  });
}

export function chosenLimits(text: string | undefined, id: string): Limits {
  const choice = findChoice(text, id);
  return choice && !('values' in choice) ? choice : { from: undefined, to: undefined };
}

/** Swaps limits that were entered in the wrong order. */
export const withLimits = (
  text: string | undefined,
  id: string,
  { from, to }: Limits,
): string | undefined =>
  withChoice(
    text,
    id,
    from !== undefined && to !== undefined && from > to
      ? { id, from: to, to: from }
      : { id, from, to },
  );

/** `4 to 8 kVA`, `4 kVA and above`, `Up to 8 kVA`. */
function limitsText(unit: string | undefined, { from, to }: Limits): string {
  const text = (value: number) => valueText({ unit }, value);
  if (from === undefined) return to === undefined ? '' : `Up to ${text(to)}`;
  return to === undefined
    ? `${text(from)} and above`
    : `${valueText({ unit: undefined }, from)} to ${text(to)}`;
}

interface AttributeChip {
  readonly id: string;
  readonly label: string;
  readonly patch: { readonly attributes: string | undefined };
}

/** The names of the attributes come from the response with the counts. */
export const attributeChips = (
  text: string | undefined,
  facets: readonly AttributeFacet[],
): AttributeChip[] =>
  parseAttributeChoices(text ?? '').flatMap((choice): AttributeChip[] => {
    const { id } = choice;
    const facet = facets.find((each) => each.id === id);
    if (!('values' in choice)) {
      const limits = limitsText(facet?.unit, choice);
      return [
        {
          id,
          label: facet ? `${facet.name}: ${limits}` : limits,
          patch: { attributes: withLimits(text, id, { from: undefined, to: undefined }) },
        },
      ];
    }
    return choice.values.map((value) => ({
      id: `${id}:${value}`,
      label: facet?.type === 'yesNo' ? yesNoText(facet.name, value) : value,
      patch: { attributes: toggleValue(text, id, value) },
    }));
  });

const yesNoText = (name: string, value: string): string =>
  value === 'yes' ? name : `Without: ${name}`;
