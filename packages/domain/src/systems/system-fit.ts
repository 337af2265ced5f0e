import type { AttributeValues } from '../catalogue/attribute-values';
import { checkFit, type FitCheck, type FitRule } from '../catalogue/fit-rule';

export interface FitPart {
  /** The ids of the product's category and of those above it. */
  readonly categoryIds: readonly string[];
  readonly values: AttributeValues;
  readonly quantity: number;
}

export interface CoveredPair<T extends FitPart> {
  readonly rule: FitRule;
  readonly measured: T;
  readonly other: T;
}

/** The pairs of parts that a rule applies to. */
export const pairsCoveredByRules = <T extends FitPart>(
  rules: readonly FitRule[],
  parts: readonly T[],
): CoveredPair<T>[] =>
  rules.flatMap((rule) =>
    parts.flatMap((measured) =>
      parts
        .filter((other) => other !== measured && isCoveredByRule(rule, measured, other))
        .map((other) => ({ rule, measured, other })),
    ),
  );

export const isCoveredByRule = (
  { categoryId, otherCategoryId }: Pick<FitRule, 'categoryId' | 'otherCategoryId'>,
  measured: Pick<FitPart, 'categoryIds'>,
  other: Pick<FitPart, 'categoryIds'>,
): boolean =>
  measured.categoryIds.includes(categoryId) && other.categoryIds.includes(otherCategoryId);

/** The first check that a pair fails, given its quantity. Undefined when the pair fits. */
export const findFailedCheck = ({
  rule,
  measured,
  other,
}: CoveredPair<FitPart>): FitCheck | undefined =>
  rule.checks.find((check) => {
    const values = check.together ? addUpValues(check, measured) : measured.values;
    return !checkFit({ checks: [{ ...check, together: false }] }, values, other.values).fits;
  });

/** The part's values. The one that the check adds up is multiplied by the quantity. */
function addUpValues({ attributeId }: FitCheck, { values, quantity }: FitPart): AttributeValues {
  const value = values[attributeId];
  return typeof value === 'number' ? { ...values, [attributeId]: value * quantity } : values;
}
