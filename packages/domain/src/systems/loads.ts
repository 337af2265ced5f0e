import { applianceOf, type Appliance } from './appliances';

/** Some appliances of one kind, and how long they run. */
export interface Load {
  readonly id: string;
  readonly count: number;
  /** A day, on the battery. */
  readonly hours: number;
  /** Of one. */
  readonly watts: number;
}

export const MAX_LOADS = 20;
export const loadLimits = { count: 50, hours: 24, watts: 20_000 } as const;

/** One of an appliance, as it is suggested. */
export const newLoad = ({ id, hours, watts }: Appliance): Load => ({ id, count: 1, hours, watts });

/** `freezer:1:24,bulb:8:6:12` for an address: kind, count, hours, and watts where they were changed. */
export const loadsText = (loads: readonly Load[]): string =>
  loads
    .map(({ id, count, hours, watts }) =>
      [id, count, hours, ...(watts === applianceOf(id)?.watts ? [] : [watts])].join(':'),
    )
    .join();

/** Reads what `loadsText` wrote. Leaves out what is unknown, repeated or out of bounds. */
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
  const appliance = applianceOf(id);
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
export function loadEnergy({ id, count, hours, watts }: Load): number {
  return count * watts * hours * (applianceOf(id)?.share ?? 1);
}
