import type { AttributeValue } from './attribute-values';
import type { BetterDirection } from './attribute-type';
import { effectiveValue, type Specification, type StatedAttribute } from './specification';
import { valueText } from './value-text';

export interface ComparedSpecification {
  readonly specification: Specification;
  readonly variantId?: string | undefined;
}

export interface ComparisonCell {
  /** Missing when the product does not state the attribute. */
  readonly text?: string | undefined;
  readonly isBest: boolean;
}

export interface ComparisonRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ComparisonCell[];
  /** The label of the best value: "Highest". */
  readonly best: string;
  readonly isDifferent: boolean;
}

export interface ComparisonGroup {
  readonly group: string;
  readonly rows: readonly ComparisonRow[];
}

/**
 * The indexes of the best numbers. Empty when neither higher nor lower numbers are better, when
 * only one product states a number, and when all numbers are the same.
 */
export function findBestIndexes(
  numbers: readonly (number | undefined)[],
  better: BetterDirection,
): ReadonlySet<number> {
  const stated = numbers.filter((number) => number !== undefined);
  if (better === 'none' || new Set(stated).size < 2) return new Set();
  const best = better === 'more' ? Math.max(...stated) : Math.min(...stated);
  return new Set(numbers.flatMap((number, place) => (number === best ? [place] : [])));
}

const timeUnits = ['ms', 's', 'min', 'h', 'months', 'years'];

/** What the best value of an attribute is called. */
function bestWord({ unit = '', better }: Pick<StatedAttribute, 'unit' | 'better'>): string {
  if (timeUnits.includes(unit)) return better === 'more' ? 'Longest' : 'Shortest';
  if (unit === 'kg') return better === 'more' ? 'Heaviest' : 'Lightest';
  return better === 'more' ? 'Highest' : 'Lowest';
}

/**
 * Specifications side by side, in the order of their groups and attributes. An attribute
 * that only some products have keeps its position from those products.
 */
export function compareSpecifications(
  products: readonly ComparedSpecification[],
): ComparisonGroup[] {
  const groups: string[] = [];
  const attributes = new Map<string, StatedAttribute[]>();
  for (const { specification } of products) {
    insertMissing(
      groups,
      specification.map(({ group }) => group),
      (group) => group,
    );
    for (const { group, attributes: stated } of specification) {
      const known = attributes.get(group) ?? [];
      insertMissing(known, stated, ({ id }) => id);
      attributes.set(group, known);
    }
  }
  return groups.map((group) => ({
    group,
    rows: (attributes.get(group) ?? []).map((attribute) => createRow(attribute, products)),
  }));
}

/** Inserts the items that are not in `known`, each after the item that precedes it. */
function insertMissing<T>(known: T[], items: readonly T[], keyOf: (item: T) => string): void {
  let place = 0;
  for (const item of items) {
    const at = known.findIndex((other) => keyOf(other) === keyOf(item));
    if (at === -1) known.splice(place, 0, item);
    place = (at === -1 ? place : at) + 1;
  }
}

function createRow(
  attribute: StatedAttribute,
  products: readonly ComparedSpecification[],
): ComparisonRow {
  const values = products.map((product) => statedValue(product, attribute.id));
  const best = findBestIndexes(
    values.map((value) => (typeof value === 'number' ? value : undefined)),
    attribute.better,
  );
  return {
    id: attribute.id,
    name: attribute.name,
    cells: values.map((value, place) => ({
      text: value === undefined ? undefined : valueText(attribute, value),
      isBest: best.has(place),
    })),
    best: bestWord(attribute),
    isDifferent: new Set(values).size > 1,
  };
}

function statedValue(
  { specification, variantId }: ComparedSpecification,
  id: string,
): AttributeValue | undefined {
  const stated = specification
    .flatMap(({ attributes }) => attributes)
    .find((attribute) => attribute.id === id);
  return stated && effectiveValue(stated, variantId);
}
