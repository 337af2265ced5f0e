import type { FitRule } from '../catalogue/fit-rule';
import { sumKobo, type Kobo } from '../money';
import type { EnergyNeeds } from './sizing';
import { findFailedCheck, pairsCoveredByRules, type FitPart } from './system-fit';

/** A product in stock that can be part of a system. */
export interface Candidate extends Omit<FitPart, 'quantity'> {
  readonly productId: string;
  readonly variantId: string;
  readonly price: Kobo;
  /** Undefined when the product sells without stock. */
  readonly available: number | undefined;
}

export interface InverterCandidate extends Candidate {
  /** Watts. */
  readonly continuous: number;
  readonly surge: number;
}

export interface BatteryCandidate extends Candidate {
  /** The usable energy in watt-hours. */
  readonly usable: number;
  /** How many batteries can work in parallel. */
  readonly parallel: number;
}

export interface PanelCandidate extends Candidate {
  /** Watts. */
  readonly power: number;
}

export interface Candidates {
  readonly inverters: readonly InverterCandidate[];
  readonly batteries: readonly BatteryCandidate[];
  readonly panels: readonly PanelCandidate[];
  readonly rules: readonly FitRule[];
}

export type WithQuantity<T> = T & { readonly quantity: number };

export interface ProposedSystem {
  readonly inverter: WithQuantity<InverterCandidate>;
  readonly battery: WithQuantity<BatteryCandidate>;
  /** Undefined without sun. */
  readonly panel: WithQuantity<PanelCandidate> | undefined;
  readonly total: Kobo;
}

/** A need that no product in stock meets, and the most that a product in stock supplies. */
export type Shortage =
  | {
      readonly part: 'inverter';
      readonly most: Pick<InverterCandidate, 'continuous' | 'surge'> | undefined;
    }
  /**
   * `most` is what the batteries or panels supply with an inverter that has enough power, in
   * watt-hours or watts.
   */
  | { readonly part: 'battery' | 'panel'; readonly most: number };

const MAX_PIECES = 20;

/**
 * The cheapest system of products in stock that meets the needs and all fit rules. A battery or
 * panel that no rule compares with the inverter is not proposed. Ties go to the first candidate.
 */
export function proposeSystem(
  needs: EnergyNeeds,
  { inverters, batteries, panels, rules }: Candidates,
): ProposedSystem | Shortage {
  const strong = inverters.filter(
    ({ continuous, surge, available }) =>
      continuous >= needs.running && surge >= needs.start && available !== 0,
  );
  const [first] = strong;
  if (!first) return { part: 'inverter', most: maxInverterPower(inverters) };
  let best: ProposedSystem | undefined;
  let missingPart: 'battery' | 'panel' = 'battery';
  const byPrice = strong.toSorted((a, b) => a.price - b.price);
  for (const candidate of byPrice) {
    if (best && candidate.price >= best.total) break;
    const inverter = { ...candidate, quantity: 1 };
    const battery = findCheapest(batteries, (each) => countBatteries(each, needs, inverter, rules));
    if (!battery) continue;
    const panel =
      needs.panels > 0
        ? findCheapest(panels, (each) =>
            countPieces(each, needs.panels / each.power, inverter, rules),
          )
        : undefined;
    if (needs.panels > 0 && !panel) {
      missingPart = 'panel';
      continue;
    }
    const parts = [inverter, battery, ...(panel ? [panel] : [])];
    const total = sumKobo(parts.map(totalCost));
    if ((!best || total < best.total) && fitsTogether(rules, parts))
      best = { inverter, battery, panel, total };
  }
  return (
    best ?? {
      part: missingPart,
      most: maxSupply(missingPart, strong, { batteries, panels, rules }),
    }
  );
}

export const isSystemFound = (result: ProposedSystem | Shortage): result is ProposedSystem =>
  'total' in result;

const totalCost = ({ price, quantity }: WithQuantity<Candidate>): Kobo => price * quantity;

const fitsTogether = (rules: readonly FitRule[], parts: readonly FitPart[]): boolean =>
  pairsCoveredByRules(rules, parts).every((pair) => findFailedCheck(pair) === undefined);

/** The candidate with the lowest cost in the quantity that is needed. */
function findCheapest<T extends Candidate>(
  candidates: readonly T[],
  piecesOf: (candidate: T) => number | undefined,
): WithQuantity<T> | undefined {
  let best: WithQuantity<T> | undefined;
  for (const candidate of candidates) {
    if (best && candidate.price >= totalCost(best)) continue;
    const quantity = piecesOf(candidate);
    if (quantity === undefined) continue;
    const withQuantity = { ...candidate, quantity };
    if (!best || totalCost(withQuantity) < totalCost(best)) best = withQuantity;
  }
  return best;
}

const countBatteries = (
  battery: BatteryCandidate,
  needs: EnergyNeeds,
  inverter: FitPart,
  rules: readonly FitRule[],
): number | undefined =>
  countPieces(battery, needs.battery / battery.usable, inverter, rules, battery.parallel);

/** The smallest number of pieces, `least` or more, that is in stock and fits the inverter. */
function countPieces(
  candidate: Candidate,
  least: number,
  inverter: FitPart,
  rules: readonly FitRule[],
  most = MAX_PIECES,
): number | undefined {
  const limit = Math.min(most, MAX_PIECES, candidate.available ?? MAX_PIECES);
  for (let quantity = Math.max(1, Math.ceil(least)); quantity <= limit; quantity += 1) {
    const pairs = pairsCoveredByRules(rules, [{ ...candidate, quantity }, inverter]);
    if (pairs.length === 0) return undefined;
    if (pairs.every((pair) => findFailedCheck(pair) === undefined)) return quantity;
  }
  return undefined;
}

function maxInverterPower(inverters: readonly InverterCandidate[]) {
  const most = (of: 'continuous' | 'surge') => Math.max(...inverters.map((each) => each[of]));
  return inverters.length > 0
    ? { continuous: most('continuous'), surge: most('surge') }
    : undefined;
}

/** The most that batteries or panels can supply with one of these inverters. */
function maxSupply(
  part: 'battery' | 'panel',
  inverters: readonly InverterCandidate[],
  { batteries, panels, rules }: Omit<Candidates, 'inverters'>,
): number {
  const suppliers =
    part === 'battery'
      ? batteries.map((each) => ({ each, gives: each.usable, most: each.parallel }))
      : panels.map((each) => ({ each, gives: each.power, most: MAX_PIECES }));
  const totals = inverters.flatMap((candidate) => {
    const inverter = { ...candidate, quantity: 1 };
    return suppliers.map(({ each, gives, most }) => gives * maxPieces(each, most, inverter, rules));
  });
  return Math.max(0, ...totals);
}

function maxPieces(
  candidate: Candidate,
  most: number,
  inverter: FitPart,
  rules: readonly FitRule[],
): number {
  const limit = Math.min(most, MAX_PIECES, candidate.available ?? MAX_PIECES);
  for (let quantity = limit; quantity > 0; quantity -= 1)
    if (countPieces(candidate, quantity, inverter, rules, quantity) !== undefined) return quantity;
  return 0;
}
