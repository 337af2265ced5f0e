import type { AttributeValues } from '../catalogue/attribute-values';
import type { CategoryAttribute } from '../catalogue/category-attribute';

export type NamedAttribute = Pick<CategoryAttribute, 'id' | 'name' | 'type' | 'unit'>;

/** The values that a system is calculated from, by the names and units of their attributes. */
const facts = {
  continuous: ['Continuous output', 'W', 1],
  surge: ['Surge output', 'W', 1],
  capacity: ['Capacity', 'kWh', 1_000],
  depth: ['Depth of discharge', '%', 0.01],
  parallel: ['Units in parallel', 'units', 1],
  power: ['Power', 'W', 1],
  draw: ['Power draw', 'W', 1],
  startDraw: ['Starting power', 'W', 1],
  perDay: ['Energy per day', 'kWh', 1_000],
} as const;

type Fact = keyof typeof facts;

/** Values in watts, watt-hours, fractions of one and pieces. */
export type PartFacts = Readonly<Partial<Record<Fact, number>>>;

export const partKinds = ['panel', 'inverter', 'battery', 'appliance'] as const;
export type PartKind = (typeof partKinds)[number];

/** The kind of part that a product is in a system. Undefined for other products, such as cable. */
export function partKindOf({
  surge,
  capacity,
  depth,
  draw,
  power,
}: PartFacts): PartKind | undefined {
  if (surge) return 'inverter';
  if (capacity && depth) return 'battery';
  if (draw) return 'appliance';
  return power ? 'panel' : undefined;
}

/** The facts that the values state. */
export function partFactsOf(
  attributes: readonly NamedAttribute[],
  values: AttributeValues,
): PartFacts {
  const found: Partial<Record<Fact, number>> = {};
  for (const attribute of attributes) {
    const value = values[attribute.id];
    const fact = factNamed(attribute);
    if (fact && typeof value === 'number') found[fact] = value * facts[fact][2];
  }
  return found;
}

/** The names of the attributes that state these facts. */
export const factNamesOf = (...wanted: readonly Fact[]): string[] =>
  wanted.map((fact) => facts[fact][0]);

/** The attributes that state one of these facts. */
export const attributesStating = <T extends NamedAttribute>(
  attributes: readonly T[],
  ...wanted: readonly Fact[]
): T[] =>
  attributes.filter((attribute) => {
    const fact = factNamed(attribute);
    return fact !== undefined && wanted.includes(fact);
  });

const factNames: readonly Fact[] = [
  'continuous',
  'surge',
  'capacity',
  'depth',
  'parallel',
  'power',
  'draw',
  'startDraw',
  'perDay',
];

const factNamed = ({ name, unit }: NamedAttribute): Fact | undefined =>
  factNames.find((fact) => facts[fact][0] === name && facts[fact][1] === unit);
