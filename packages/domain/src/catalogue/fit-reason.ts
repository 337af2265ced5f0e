import type { AttributeValue, AttributeValues } from './attribute-values';
import type { CategoryAttribute } from './category-attribute';
import type { FitCheck, FitRule } from './fit-rule.schema';
import { valueText } from './value-text';

export interface FitSides {
  readonly values: AttributeValues;
  readonly otherValues: AttributeValues;
  /** The number of pieces from `checkFit`. */
  readonly pieces: number;
}

interface ReasonOptions {
  /**
   * Which of the two products is suggested. The other one is the product that the customer knows.
   */
  readonly suggests: 'measured' | 'other';
  /** `this inverter` on its page, `your inverter` in a cart. */
  readonly whose: 'this' | 'your';
}

type NamedAttribute = Pick<CategoryAttribute, 'id' | 'name' | 'type' | 'unit'>;

/**
 * Why a product goes with the one that the customer knows, one sentence for each check: `48 V, the
 * same as this inverter`. Checks whose attributes or values are unknown produce no sentence.
 */
export function fitReasons(
  rule: Pick<FitRule, 'checks' | 'noun' | 'otherNoun'>,
  attributes: readonly NamedAttribute[],
  sides: FitSides,
  reader: ReasonOptions,
): string[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const known = reader.suggests === 'measured' ? rule.otherNoun : rule.noun;
  return rule.checks.flatMap((check) => {
    const facts = createFacts(check, byId, sides);
    return facts ? [sentence(check, facts, known, reader)] : [];
  });
}

interface Facts {
  readonly name: string;
  readonly otherName: string;
  readonly value: AttributeValue;
  /** The value of all pieces together. */
  readonly text: string;
  /** The upper end of a range. */
  readonly end: string;
  readonly otherText: string;
  readonly pieces: number;
  readonly unit: string | undefined;
}

function createFacts(
  { attributeId, otherId, toId, together }: FitCheck,
  attributes: ReadonlyMap<string, NamedAttribute>,
  { values, otherValues, pieces: all }: FitSides,
): Facts | undefined {
  const [attribute, other] = [attributes.get(attributeId), attributes.get(otherId)];
  const [value, otherValue] = [values[attributeId], otherValues[otherId]];
  if (!attribute || !other || value === undefined || otherValue === undefined) return undefined;
  const pieces = together && typeof value === 'number' ? all : 1;
  const endValue = toId === undefined ? undefined : otherValues[toId];
  return {
    name: lowercaseFirst(attribute.name),
    otherName: lowercaseFirst(other.name),
    value,
    text: valueText(attribute, typeof value === 'number' ? round(value * pieces) : value),
    otherText: valueText(other, otherValue),
    end: endValue === undefined ? '' : valueText(other, endValue),
    pieces,
    unit: attribute.unit,
  };
}

function sentence(check: FitCheck, facts: Facts, noun: string, { suggests, whose }: ReasonOptions) {
  const known = `${whose} ${noun}`;
  const { name, otherName, value, text, otherText, end, pieces, unit } = facts;
  const several = pieces > 1;
  if (check.kind === 'equal')
    return typeof value === 'boolean'
      ? `${capitalise(name)}: ${text.toLowerCase()}, the same as ${known}`
      : `${text}, the same as ${known}`;
  if (suggests === 'measured') {
    const measured = several ? `${text} ${inTotalText(unit, pieces)}` : text;
    if (check.kind === 'within') return `${measured}, within ${known}’s ${otherText} to ${end}`;
    const limit = `${known}’s ${otherName} of ${otherText}`;
    return check.kind === 'atMost'
      ? `${measured}, within ${shareText(check.factor)}${limit}`
      : `${measured}, enough for ${shareText(check.factor)}${limit}`;
  }
  const measured = several
    ? `${text} from ${pieces} ${pluralNoun(noun)} like ${whose === 'this' ? 'this' : 'yours'}`
    : `${known}’s ${name} of ${text}`;
  if (check.kind === 'within') return `${otherText} to ${end}, which includes ${measured}`;
  const part = check.factor === 1 ? '' : `, of which ${percentText(check.factor)} is`;
  return `${otherText}${part || ','} ${check.kind === 'atMost' ? 'enough for' : 'within'} ${measured}`;
}

/** Voltages add up in series, currents in parallel. */
function inTotalText(unit: string | undefined, pieces: number): string {
  if (unit === 'V') return `with ${pieces} in series`;
  return unit === 'A' ? `with ${pieces} in parallel` : 'in total';
}

/** `panels`, `batteries`. */
const pluralNoun = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

const percentText = (factor: number): string => `${round(factor * 100)}%`;
const shareText = (factor: number): string => (factor === 1 ? '' : `${percentText(factor)} of `);

const round = (number: number): number => Math.round(number * 10) / 10;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Abbreviations such as `MPPT voltage` keep their capitals. */
const lowercaseFirst = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
