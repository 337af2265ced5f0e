import { effectiveValue, type Specification, type StatedAttribute } from './specification';
import { valueText } from './value-text';

export interface TopFact {
  readonly id: string;
  readonly name: string;
  /** `48 V` */
  readonly text: string;
}

/**
 * The most important facts of a product, in the order of its specification. Prefers the first fact
 * of each group, then numbers that are better when higher or lower, then any other fact.
 */
export function topFacts(
  specification: Specification,
  variantId: string | undefined,
  count: number,
): TopFact[] {
  const groups = specification.map(({ attributes }) =>
    attributes.flatMap((attribute) => toFact(attribute, variantId) ?? []),
  );
  const all = groups.flat();
  const chosen = new Set(
    [
      ...groups.flatMap(([first]) => first ?? []),
      ...all.filter(({ isRanked }) => isRanked),
      ...all,
    ].map(({ id }) => id),
  );
  const ids = new Set([...chosen].slice(0, count));
  return all.filter(({ id }) => ids.has(id)).map(({ id, name, text }) => ({ id, name, text }));
}

function toFact(
  attribute: StatedAttribute,
  variantId: string | undefined,
): (TopFact & { readonly isRanked: boolean }) | undefined {
  const value = effectiveValue(attribute, variantId);
  const { id, name, better } = attribute;
  return value === undefined
    ? undefined
    : { id, name, text: valueText(attribute, value), isRanked: better !== 'none' };
}
