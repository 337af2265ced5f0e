import type { AttributeValue, AttributeValues } from './attribute-values';
import type { FitCheck, FitRule } from './fit-rule.schema';

export type { FitCheck, FitRule };

/** The maximum number of pieces of a product that are suggested together. */
export const MAX_PIECES = 50;

export type Fit =
  | {
      readonly fits: true;
      /** How many pieces of the measured product fit; 1 unless checks count several together. */
      readonly pieces: number;
    }
  | { readonly fits: false; readonly failed: FitCheck };

/**
 * Whether a product fits another one according to all checks of a rule. A value that is missing on
 * either side does not fit. Where pieces add up, `pieces` is as large as possible, up to
 * `mostPieces`. Where only a minimum is checked, it is as small as possible.
 */
export function checkFit(
  { checks }: Pick<FitRule, 'checks'>,
  values: AttributeValues,
  otherValues: AttributeValues,
  mostPieces: number = MAX_PIECES,
): Fit {
  let [fewest, most] = [1, Infinity];
  for (const check of checks) {
    const bounds = quantityBounds(check, values, otherValues);
    if (!bounds) return { fits: false, failed: check };
    fewest = Math.max(fewest, bounds.fewest);
    most = Math.min(most, bounds.most);
    if (fewest > Math.min(most, Math.max(mostPieces, 1))) return { fits: false, failed: check };
  }
  const adds = checks.some(({ together }) => together);
  const isBounded = adds && most !== Infinity;
  return { fits: true, pieces: isBounded ? Math.min(most, Math.max(mostPieces, 1)) : fewest };
}

interface Bounds {
  readonly fewest: number;
  readonly most: number;
}

const anyQuantity: Bounds = { fewest: 1, most: Infinity };

/** The numbers of pieces that pass a check. Undefined when none does. */
function quantityBounds(
  check: FitCheck,
  values: AttributeValues,
  otherValues: AttributeValues,
): Bounds | undefined {
  const value = values[check.attributeId];
  const other = otherValues[check.otherId];
  if (value === undefined || other === undefined) return undefined;
  if (check.kind === 'equal') return isSame(value, other) ? anyQuantity : undefined;
  const range = allowedRange(check, other, otherValues);
  if (typeof value !== 'number' || !range) return undefined;
  const [from, to] = range;
  if (!check.together)
    return isAtMost(from, value) && isAtMost(value, to) ? anyQuantity : undefined;
  if (value <= 0) return undefined;
  const bounds = {
    fewest: Math.max(1, Math.ceil(from / value - TOLERANCE)),
    most: Math.floor(to / value + TOLERANCE),
  };
  return bounds.fewest <= bounds.most ? bounds : undefined;
}

function allowedRange(
  { kind, toId, factor }: FitCheck,
  other: AttributeValue,
  otherValues: AttributeValues,
): readonly [from: number, to: number] | undefined {
  const end = toId === undefined ? undefined : otherValues[toId];
  if (typeof other !== 'number') return undefined;
  if (kind === 'atMost') return [-Infinity, factor * other];
  if (kind === 'atLeast') return [factor * other, Infinity];
  return typeof end === 'number' ? [other, end] : undefined;
}

/** Multiplied decimal numbers can differ in their last digits. */
const TOLERANCE = 1e-9;

const isAtMost = (a: number, b: number): boolean =>
  a <= b || Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(b));

const isSame = (a: AttributeValue, b: AttributeValue): boolean =>
  typeof a === 'number' && typeof b === 'number' ? isAtMost(a, b) && isAtMost(b, a) : a === b;
