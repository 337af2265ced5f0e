import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import { checkFit } from '@market/domain/catalogue/fit-rule';
import type { FitRule } from '@market/domain/catalogue/fit-rule.schema';
import type { StatedProfile } from '../catalogue';

interface Fitting {
  readonly fitting: number;
  readonly otherFitting: number;
}

/** The number of products on each side that fit at least one product of the other side. */
export function countFits(
  rule: Pick<FitRule, 'checks'>,
  products: readonly StatedProfile[],
  others: readonly StatedProfile[],
): Fitting {
  const otherSets = distinct(others);
  const isUseful = memoized((values) =>
    otherSets.some((other) => checkFit(rule, values, other).fits),
  );
  const sets = distinct(products);
  const isOtherUseful = memoized((other) =>
    sets.some((values) => checkFit(rule, values, other).fits),
  );
  return { fitting: total(products, isUseful), otherFitting: total(others, isOtherUseful) };
}

type Test = (values: AttributeValues) => boolean;

const keyOf = (values: AttributeValues): string => JSON.stringify(Object.entries(values).sort());

const distinct = (profiles: readonly StatedProfile[]): AttributeValues[] => [
  ...new Map(
    profiles.flatMap(({ stated }) => stated).map((values) => [keyOf(values), values]),
  ).values(),
];

const total = (profiles: readonly StatedProfile[], fits: Test): number =>
  profiles
    .filter(({ stated }) => stated.some(fits))
    .reduce((sum, { products }) => sum + products, 0);

/** Remembers results, because many products state the same values. */
function memoized(test: Test): Test {
  const known = new Map<string, boolean>();
  return (values) => {
    const key = keyOf(values);
    const result = known.get(key) ?? test(values);
    known.set(key, result);
    return result;
  };
}
