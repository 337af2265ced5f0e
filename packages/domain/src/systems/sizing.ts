import { findAppliance } from './appliances';
import { calculateLoadEnergy, type Load } from './loads';

/** The share of a battery's energy that an inverter passes on. */
export const INVERTER_EFFICIENCY = 0.9;
/**
 * The share of a panel's rated energy that reaches the battery, after losses from heat, dust, cable
 * and charging.
 */
export const PANEL_YIELD = 0.75;
/** Hours of full sun a day: the yearly average in the cloudier south. */
export const SUN_HOURS = 4.5;
export const MAX_SUN_HOURS = 8;

/** What a system must supply, in watts and watt-hours, rounded up. */
export interface EnergyNeeds {
  /** The energy that the appliances use in a day. */
  readonly energy: number;
  /** The power with all appliances on. */
  readonly running: number;
  /**
   * The peak power: while the appliance with the largest start-up surge starts and all others run.
   */
  readonly start: number;
  /** The energy taken from the battery in a day, including what the inverter loses. */
  readonly battery: number;
  /** The rated power of the panels that recharge the battery in a day. 0 without sun. */
  readonly panels: number;
}

/** Sizes a system for these appliances. If `sunHours` is 0, only the grid charges the battery. */
export function calculateEnergyNeeds(loads: readonly Load[], sunHours: number): EnergyNeeds {
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
  const energy = sum(calculateLoadEnergy);
  const running = sum(({ count, watts }) => count * watts);
  const surges = loads.map(({ id, watts }) => watts * ((findAppliance(id)?.startFactor ?? 1) - 1));
  const battery = energy / INVERTER_EFFICIENCY;
  return {
    energy: roundUp(energy),
    running: roundUp(running),
    start: roundUp(running + Math.max(0, ...surges)),
    battery: roundUp(battery),
    panels: sunHours > 0 ? roundUp(battery / (sunHours * PANEL_YIELD)) : 0,
  };
}

/** Sums of decimal numbers can differ in their last digits. */
const roundUp = (value: number): number => Math.max(0, Math.ceil(value - 1e-6));
