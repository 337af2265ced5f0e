import { findAppliance, type Appliance } from './appliances';

/** Some appliances of one kind, and how long they run. */
export interface Load {
  readonly id: string;
  readonly count: number;
  /** Hours a day on the battery. */
  readonly hours: number;
  /** The power of one appliance. */
  readonly watts: number;
}

export const MAX_LOADS = 20;
export const loadLimits = { count: 50, hours: 24, watts: 20_000 } as const;

/** A load of one appliance with its suggested hours and watts. */
export const newLoad = ({ id, hours, watts }: Appliance): Load => ({ id, count: 1, hours, watts });

/**
 * Formats loads for a URL: `freezer:1:24,bulb:8:6:12`. The parts are kind, count, hours and, if
 * changed, watts.
 */
export const loadsText = (loads: readonly Load[]): string =>
  loads
    .map(({ id, count, hours, watts }) =>
      [id, count, hours, ...(watts === findAppliance(id)?.watts ? [] : [watts])].join(':'),
    )
    .join();

/** The reverse of `loadsText`. Leaves out loads that are unknown, repeated or out of bounds. */
export function parseLoads(text: string): Load[] {
  const loads = new Map<string, Load>();
  for (const part of text.split(',')) {
    const load = parseLoad(part);
    if (load && loads.size < MAX_LOADS && !loads.has(load.id)) loads.set(load.id, load);
  }
  return [...loads.values()];
}

function parseLoad(part: string): Load | undefined {
  const [id = '', ...figures] = part.split(':');
  const appliance = findAppliance(id);
  if (!appliance) return undefined;
  const [count = 1, hours = appliance.hours, watts = appliance.watts] = figures.map(Number);
  const load = { id, count, hours, watts };
  const isPossible =
    Number.isInteger(count) &&
    isWithin(count, loadLimits.count) &&
    isWithin(hours, loadLimits.hours) &&
    isWithin(watts, loadLimits.watts);
  return isPossible ? load : undefined;
}

const isWithin = (value: number, max: number): boolean => value > 0 && value <= max;

/** Watt-hours a day of all appliances of one kind. */
export function calculateLoadEnergy({ id, count, hours, watts }: Load): number {
  return count * watts * hours * (findAppliance(id)?.share ?? 1);
}
