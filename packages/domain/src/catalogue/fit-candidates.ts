import type { AttributeChoice } from './attribute-choices';
import type { AttributeValue, AttributeValues } from './attribute-values';
import type { FitCheck, FitRule } from './fit-rule.schema';

/**
 * List filters for the products on one side of a rule that fit these values of a product on the
 * other side. A product that matches may still not fit, because `checkFit` also compares several
 * pieces together. Undefined when a value is missing, because nothing fits then.
 */
export function fitCandidates(
  { checks }: Pick<FitRule, 'checks'>,
  known: AttributeValues,
  wanted: 'measured' | 'other',
): AttributeChoice[] | undefined {
  const choices = checks.map((check) =>
    wanted === 'measured' ? measuredChoices(check, known) : otherChoices(check, known),
  );
  return choices.some((each) => each === undefined)
    ? undefined
    : choices.flatMap((each) => each ?? []);
}

function measuredChoices(
  { kind, attributeId: id, otherId, toId, factor, together }: FitCheck,
  known: AttributeValues,
): AttributeChoice[] | undefined {
  const value = known[otherId];
  if (value === undefined) return undefined;
  if (kind === 'equal') return [equalChoice(id, value)];
  if (typeof value !== 'number') return undefined;
  if (kind === 'atMost') return [rangeChoice(id, undefined, factor * value)];
  // One piece may be smaller than the value that several pieces must reach together.
  if (kind === 'atLeast')
    return [rangeChoice(id, together ? undefined : factor * value, undefined)];
  const end = known[toId ?? ''];
  return typeof end === 'number' ? [rangeChoice(id, together ? undefined : value, end)] : undefined;
}

function otherChoices(
  { kind, attributeId, otherId: id, toId, factor, together }: FitCheck,
  known: AttributeValues,
): AttributeChoice[] | undefined {
  const value = known[attributeId];
  if (value === undefined) return undefined;
  if (kind === 'equal') return [equalChoice(id, value)];
  if (typeof value !== 'number') return undefined;
  if (kind === 'atMost') return [rangeChoice(id, value / factor, undefined)];
  if (kind === 'atLeast')
    return [rangeChoice(id, undefined, together ? undefined : value / factor)];
  return [
    rangeChoice(id, undefined, together ? undefined : value),
    rangeChoice(toId ?? '', value, undefined),
  ];
}

const equalChoice = (id: string, value: AttributeValue): AttributeChoice =>
  typeof value === 'number'
    ? rangeChoice(id, value, value)
    : { id, values: [typeof value === 'string' ? value : value ? 'yes' : 'no'] };

/**
 * A slightly wider range, because calculated numbers can differ in their last digits. A range
 * without ends matches any number.
 */
const rangeChoice = (
  id: string,
  from: number | undefined,
  to: number | undefined,
): AttributeChoice => ({
  id,
  from: from === undefined ? (to === undefined ? LOWEST : undefined) : roundOutwards(from, -1),
  to: to === undefined ? undefined : roundOutwards(to, 1),
});

const LOWEST = -1_000_000_000_000;

/** Rounds to six decimals, so that a URL contains no exponent. */
const roundOutwards = (number: number, direction: 1 | -1): number =>
  Number((number + direction * Math.max(1e-6, Math.abs(number) * 1e-9)).toFixed(6));
