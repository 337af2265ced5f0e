import type { AttributeValues } from '../catalogue/attribute-values';
import type { CategoryAttribute } from '../catalogue/category-attribute';

export type NamedAttribute = Pick<CategoryAttribute, 'id' | 'name' | 'type' | 'unit'>;

/** The values that a system is calculated from, by the names and units of their attributes. */
const specs = {
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

type SpecName = keyof typeof specs;

/** Values in watts, watt-hours, fractions between 0 and 1, and numbers of pieces. */
export type PartSpecs = Readonly<Partial<Record<SpecName, number>>>;

export const partKinds = ['panel', 'inverter', 'battery', 'appliance'] as const;
export type PartKind = (typeof partKinds)[number];

/** The kind of part that a product is in a system. Undefined for other products, such as cable. */
export function getPartKind({
  surge,
  capacity,
  depth,
  draw,
  power,
}: PartSpecs): PartKind | undefined {
  if (surge) return 'inverter';
  if (capacity && depth) return 'battery';
  if (draw) return 'appliance';
  return power ? 'panel' : undefined;
}

/** Reads the specs from the values of attributes. Other attributes are ignored. */
export function readPartSpecs(
  attributes: readonly NamedAttribute[],
  values: AttributeValues,
): PartSpecs {
  const found: Partial<Record<SpecName, number>> = {};
  for (const attribute of attributes) {
    const value = values[attribute.id];
    const fact = findSpecName(attribute);
    if (fact && typeof value === 'number') found[fact] = value * specs[fact][2];
  }
  return found;
}

export const attributeNamesOfSpecs = (...wanted: readonly SpecName[]): string[] =>
  wanted.map((fact) => specs[fact][0]);

export const findSpecAttributes = <T extends NamedAttribute>(
  attributes: readonly T[],
  ...wanted: readonly SpecName[]
): T[] =>
  attributes.filter((attribute) => {
    const fact = findSpecName(attribute);
    return fact !== undefined && wanted.includes(fact);
  });

const specNames: readonly SpecName[] = [
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

const findSpecName = ({ name, unit }: NamedAttribute): SpecName | undefined =>
  specNames.find((fact) => specs[fact][0] === name && specs[fact][1] === unit);
