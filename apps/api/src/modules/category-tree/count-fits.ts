import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import { checkFit } from '@market/domain/catalogue/fit-rule';
import type { FitRule } from '@market/domain/catalogue/fit-rule.schema';
import type { StatedProfile } from '../catalogue';

interface FittingCounts {
  readonly fitting: number;
  readonly otherFitting: number;
}

/** The number of products on each side that fit at least one product on the other side. */
export function countFits(
  rule: Pick<FitRule, 'checks'>,
  products: readonly StatedProfile[],
  others: readonly StatedProfile[],
): FittingCounts {
  const otherSets = distinctValues(others);
  const isUseful = memoized((values) =>
    otherSets.some((other) => checkFit(rule, values, other).fits),
  );
  const sets = distinctValues(products);
  const isOtherUseful = memoized((other) =>
    sets.some((values) => checkFit(rule, values, other).fits),
  );
  return { fitting: total(products, isUseful), otherFitting: total(others, isOtherUseful) };
}

type ValuesTest = (values: AttributeValues) => boolean;

const toKey = (values: AttributeValues): string => JSON.stringify(Object.entries(values).sort());

const distinctValues = (profiles: readonly StatedProfile[]): AttributeValues[] => [
  ...new Map(
    profiles.flatMap(({ stated }) => stated).map((values) => [toKey(values), values]),
  ).values(),
];

const total = (profiles: readonly StatedProfile[], fits: ValuesTest): number =>
  profiles
    .filter(({ stated }) => stated.some(fits))
    .reduce((sum, { products }) => sum + products, 0);

/** Remembers results, because many products state the same values. */
function memoized(test: ValuesTest): ValuesTest {
  const results = new Map<string, boolean>();
  return (values) => {
    const key = toKey(values);
    const result = results.get(key) ?? test(values);
    results.set(key, result);
    return result;
  };
}
