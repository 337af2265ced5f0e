import { appliances, findAppliance } from './appliances';
import { calculateLoadEnergy, type Load } from './loads';
import type { PartSpecs } from './part-specs';
import { INVERTER_EFFICIENCY } from './sizing';

export interface EnergyPart {
  readonly label: string;
  readonly quantity: number;
  readonly facts: PartSpecs;
}

interface ApplianceUse {
  readonly name: string;
  readonly watts: number;
  /** Watt-hours. */
  readonly energy: number;
}

const sum = <T>(all: readonly T[], of: (each: T) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

/**
 * The energy that a system's appliances use during its hours, compared with its batteries, in
 * watt-hours. Counts the appliances among its parts, by their stated values, and the other loads.
 * Undefined without a battery.
 */
export function calculateEnergyUse(
  parts: readonly EnergyPart[],
  loads: readonly Load[],
  hours: number,
) {
  const batteries = parts.filter(({ facts }) => facts.capacity && facts.depth);
  if (batteries.length === 0) return undefined;
  const used: ApplianceUse[] = [
    ...parts.flatMap((part) => usesOfPart(part, hours)),
    ...loads.map(useOfLoad),
  ];
  const energy = sum(used, (each) => each.energy);
  return {
    hours,
    loads: used,
    lost: energy / INVERTER_EFFICIENCY - energy,
    capacity: sum(batteries, ({ quantity, facts }) => quantity * (facts.capacity ?? 0)),
    usable: sum(
      batteries,
      ({ quantity, facts }) => quantity * (facts.capacity ?? 0) * (facts.depth ?? 0),
    ),
  };
}

function usesOfPart({ label, quantity, facts }: EnergyPart, hours: number): ApplianceUse[] {
  const { draw, perDay } = facts;
  if (draw === undefined) return [];
  const energy = perDay === undefined ? draw * hours : (perDay * hours) / 24;
  return [{ name: withCount(quantity, label), watts: quantity * draw, energy: quantity * energy }];
}

function useOfLoad(load: Load): ApplianceUse {
  const { name = load.id, plural = name } = findAppliance(load.id) ?? {};
  return {
    name: load.count === 1 ? name : `${load.count} ${lowercaseFirst(plural)}`,
    watts: load.count * load.watts,
    energy: calculateLoadEnergy(load),
  };
}

const withCount = (count: number, label: string): string =>
  count === 1 ? label : `${count} × ${label}`;

/** Keeps the capitals of abbreviations, as in `LED bulbs`. */
const lowercaseFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * The share of the batteries' energy above which an appliance counts as large. A smaller appliance
 * could run in place of one of the loads.
 */
const LARGE_SHARE = 1 / 3;

/**
 * Appliances that a system cannot run in addition to its own loads for their usual time. Either the
 * inverter supplies too little power to run or start them, or they are large and the batteries
 * supply too little energy.
 */
export function unsupportedAppliances(
  parts: readonly EnergyPart[],
  loads: readonly Load[],
  hours: number,
) {
  const use = calculateEnergyUse(parts, loads, hours);
  const inverters = parts.filter(({ facts }) => facts.surge !== undefined);
  if (!use || inverters.length === 0) return [];
  const running = sum(use.loads, ({ watts }) => watts);
  const power = sum(inverters, ({ quantity, facts }) => quantity * (facts.continuous ?? 0));
  const surge = sum(inverters, ({ quantity, facts }) => quantity * (facts.surge ?? 0));
  const usableEnergy = use.usable * INVERTER_EFFICIENCY;
  const left = usableEnergy - sum(use.loads, ({ energy }) => energy);
  return appliances.filter((appliance) => {
    const { id, watts, startFactor } = appliance;
    const energy = calculateLoadEnergy({
      id,
      watts,
      count: 1,
      hours: Math.min(hours, appliance.hours),
    });
    const isOwn = loads.some((load) => load.id === id);
    return (
      !isOwn &&
      (running + watts > power ||
        running + watts * startFactor > surge ||
        (energy > left && energy > usableEnergy * LARGE_SHARE))
    );
  });
}
