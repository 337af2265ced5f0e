import type { AttributeFacet } from '@market/domain/catalogue/facets';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';

export interface CodedValue {
  readonly code: number;
  readonly attributeId: string;
  readonly value: string;
  readonly number: number | null;
}

export interface CountedProfiles {
  readonly attributes: readonly CategoryAttribute[];
  readonly codes: readonly CodedValue[];
  /** The codes that match each attribute filter. */
  readonly wanted: readonly { readonly id: string; readonly codes: readonly number[] }[];
  /** One line for each product, in the format of the column `attributeProfiles`. */
  readonly profiles: string;
}

/** A slider has no room for more steps, so longer lists are thinned out. */
const MAX_STEPS = 24;

/**
 * The number of products for each value. Each attribute is counted with all filters except its own.
 * A product counts once for a value if any of its variants with the value matches the filters.
 * An attribute that is not filterable is counted only while an old link filters by it.
 */
export function countAttributes(counted: CountedProfiles): AttributeFacet[] {
  const counts = countCodes(counted);
  const chosen = new Set(counted.wanted.map(({ id }) => id));
  return counted.attributes.flatMap((attribute) => {
    const values = counted.codes
      .filter(({ attributeId }) => attributeId === attribute.id)
      .map((coded) => ({ ...coded, count: counts[coded.code] ?? 0 }))
      .filter(
        ({ count }) => count > 0 || (attribute.type !== 'number' && chosen.has(attribute.id)),
      );
    const isShown = attribute.isFilterable && values.length > 1;
    return isShown || chosen.has(attribute.id) ? [toFacet(attribute, values)] : [];
  });
}

type CountedValue = CodedValue & { readonly count: number };

function toFacet(
  { id, name, type, unit, group, choices }: CategoryAttribute,
  values: readonly CountedValue[],
): AttributeFacet {
  const common = { id, name, unit, group };
  if (type === 'number') return { ...common, type, ...toRange(values) };
  const order = type === 'choice' ? choices : ['true', 'false'];
  return {
    ...common,
    type,
    values: values
      .toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
      .map(({ value, count }) => ({
        value: type === 'choice' ? value : value === 'true' ? 'yes' : 'no',
        count,
      })),
  };
}

/**
 * Steps between the lowest and the highest value, each with the number of products from this step
 * up to the next one.
 */
function toRange(values: readonly CountedValue[]) {
  const numbers = values
    .map(({ number, count }) => ({ number: number ?? 0, count }))
    .sort((a, b) => a.number - b.number);
  const every = Math.max(1, Math.ceil((numbers.length - 1) / MAX_STEPS));
  const steps = numbers.filter((_, at) => at % every === 0 || at === numbers.length - 1);
  return {
    spread: steps.map(({ number: from }, index) => ({
      from,
      count: numbers
        .filter(({ number }) => number >= from && number < (steps[index + 1]?.number ?? Infinity))
        .reduce((sum, { count }) => sum + count, 0),
    })),
  };
}

const [NEWLINE, COMMA, SEMICOLON, ZERO] = [10, 44, 59, 48];

/** Reads the profiles in one pass, product by product and variant by variant. */
function countCodes({ attributes, codes, wanted, profiles }: CountedProfiles): Int32Array {
  const allCodes = [...codes.map(({ code }) => code), ...wanted.flatMap((filter) => filter.codes)];
  const size = allCodes.reduce((max, code) => Math.max(max, code), 0) + 1;
  const attributeIndexByCode = new Int32Array(size).fill(-1);
  const indexById = new Map(attributes.map(({ id }, index) => [id, index]));
  for (const { code, attributeId } of codes)
    attributeIndexByCode[code] = indexById.get(attributeId) ?? -1;
  const filters = wanted.map(({ id, codes: fitting }) => {
    const fits = new Uint8Array(size);
    for (const code of fitting) fits[code] = 1;
    return { place: indexById.get(id) ?? -2, fits };
  });
  const counts = new Int32Array(size);
  /** The last product that was counted for a code. */
  const countedFor = new Int32Array(size);
  let product = 1;
  let profile: number[] = [];
  const endProfile = () => {
    const failed = filters.filter(({ fits }) => !profile.some((code) => fits[code] === 1));
    if (failed.length > 1) return;
    const [only] = failed;
    for (const code of profile) {
      if (countedFor[code] === product || (only && attributeIndexByCode[code] !== only.place))
        continue;
      countedFor[code] = product;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  };
  let code = 0;
  for (let at = 0; at <= profiles.length; at += 1) {
    const sign = at === profiles.length ? NEWLINE : profiles.charCodeAt(at);
    if (sign >= ZERO && sign < SEMICOLON) {
      code = code * 10 + sign - ZERO;
      continue;
    }
    if (code > 0 && code < size) profile.push(code);
    code = 0;
    if (sign === COMMA) continue;
    endProfile();
    profile = [];
    if (sign === NEWLINE) product += 1;
  }
  return counts;
}
