import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FitRule } from '../catalogue/fit-rule';
import {
  isSystemFound,
  proposeSystem,
  type BatteryCandidate,
  type Candidates,
  type InverterCandidate,
  type PanelCandidate,
} from './proposal';
import { appliances } from './appliances';
import { loadsText, parseLoads, type Load } from './loads';
import { calculateEnergyNeeds, type EnergyNeeds } from './sizing';
import { findFailedCheck, pairsCoveredByRules } from './system-fit';

const check = { toId: undefined, factor: 1, together: false } as const;
const rule = {
  noun: 'this',
  otherNoun: 'inverter',
  otherCategoryId: 'inverters',
  suggests: 'both',
} as const;
const rules: FitRule[] = [
  {
    ...rule,
    id: 'battery',
    categoryId: 'batteries',
    checks: [
      { ...check, kind: 'equal', attributeId: 'voltage', otherId: 'battery-voltage' },
      { ...check, kind: 'atLeast', attributeId: 'current', otherId: 'draws', together: true },
    ],
  },
  {
    ...rule,
    id: 'panel',
    categoryId: 'panels',
    checks: [
      { ...check, kind: 'atMost', attributeId: 'power', otherId: 'input', together: true },
      {
        ...check,
        kind: 'within',
        attributeId: 'volts',
        otherId: 'from',
        toId: 'to',
        together: true,
      },
    ],
  },
];

const product = (kind: string, id: string, price: number, available = 10) => ({
  productId: id,
  variantId: id,
  price,
  available,
  categoryIds: [kind],
});
const inverter = (id: string, price: number, watts: number, voltage = '48 V') =>
  ({
    ...product('inverters', id, price),
    values: {
      'battery-voltage': voltage,
      draws: watts / 48,
      input: watts * 1.3,
      from: 80,
      to: 450,
    },
    continuous: watts,
    surge: watts * 2,
  }) satisfies InverterCandidate;
const battery = (id: string, price: number, usable: number, voltage = '48 V', parallel = 4) =>
  ({
    ...product('batteries', id, price),
    values: { voltage, current: usable / 40 },
    usable,
    parallel,
  }) satisfies BatteryCandidate;
const panel = (id: string, price: number, power: number) =>
  ({
    ...product('panels', id, price, 12),
    values: { power, volts: 43 },
    power,
  }) satisfies PanelCandidate;

const shelf: Candidates = {
  inverters: [
    inverter('small', 300, 2_000, '24 V'),
    inverter('middle', 900, 5_000),
    inverter('large', 1_700, 8_000),
  ],
  batteries: [
    battery('old', 100, 1_200, '12 V'),
    battery('stack', 1_600, 4_096),
    battery('double', 3_100, 8_192),
  ],
  panels: [panel('p585', 148, 585), panel('p410', 98, 410)],
  rules,
};
const needs = (change: Partial<EnergyNeeds> = {}): EnergyNeeds => ({
  energy: 3_600,
  running: 1_450,
  start: 1_900,
  battery: 4_000,
  panels: 1_100,
  ...change,
});

describe('a proposed system', () => {
  it('is the cheapest that fits, in the quantities that the needs and the rules require', () => {
    const result = proposeSystem(needs(), shelf);
    // No battery fits the 24 V inverter. The 5 kW inverter draws 104 A, more than one stack of 102
    // A can supply.
    expect(result).toMatchObject({
      inverter: { variantId: 'middle', quantity: 1 },
      battery: { variantId: 'double', quantity: 1 },
      panel: { variantId: 'p410', quantity: 3 },
      total: 900 + 3_100 + 3 * 98,
    });
  });

  it('has no panels without sun, and never more units than are in stock', () => {
    const scarceShelf = {
      ...shelf,
      batteries: shelf.batteries.map((each) => ({ ...each, available: 1 })),
    };
    expect(proposeSystem(needs({ panels: 0 }), scarceShelf)).toMatchObject({ panel: undefined });
    expect(proposeSystem(needs({ battery: 9_000 }), scarceShelf)).toEqual({
      part: 'battery',
      most: 8_192,
    });
  });

  it('is not returned when no product is large enough for a part: the part and the largest available value are returned instead', () => {
    expect(proposeSystem(needs({ running: 9_000 }), shelf)).toEqual({
      part: 'inverter',
      most: { continuous: 8_000, surge: 16_000 },
    });
    expect(proposeSystem(needs({ battery: 50_000 }), shelf)).toEqual({
      part: 'battery',
      most: 4 * 8_192,
    });
    expect(proposeSystem(needs({ panels: 8_000 }), shelf)).toEqual({ part: 'panel', most: 5_850 });
    expect(proposeSystem(needs(), { ...shelf, inverters: [] })).toEqual({
      part: 'inverter',
      most: undefined,
    });
    expect(proposeSystem(needs(), { ...shelf, rules: [] })).toMatchObject({ part: 'battery' });
  });

  it('meets the energy and peak power needs and every rule, and is the cheapest system that does', () => {
    const load = fc.record({
      id: fc.constantFrom(...appliances.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: 4 }),
      hours: fc.integer({ min: 1, max: 24 }),
      watts: fc.integer({ min: 5, max: 2_000 }),
    });
    const priced = fc.array(fc.integer({ min: 50, max: 4_000 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(load, { minLength: 1, maxLength: 5 }), priced, (loads, prices) => {
        const energyNeeds = calculateEnergyNeeds(loads, 4.5);
        const costs = <T extends { price: number }>(all: readonly T[], from: number) =>
          all.map((each, index) => ({ ...each, price: prices[from + index] ?? 1 }));
        const sold = {
          ...shelf,
          inverters: costs(shelf.inverters, 0),
          batteries: costs(shelf.batteries, 3),
          panels: costs(shelf.panels, 6),
        };
        const result = proposeSystem(energyNeeds, sold);
        const all = everySystem(energyNeeds, sold);
        if (!isSystemFound(result)) {
          expect(all).toEqual([]);
          return;
        }
        const { inverter, battery, panel, total } = result;
        expect(inverter.continuous).toBeGreaterThanOrEqual(energyNeeds.running);
        expect(inverter.surge).toBeGreaterThanOrEqual(energyNeeds.start);
        expect(battery.quantity * battery.usable).toBeGreaterThanOrEqual(energyNeeds.battery);
        expect((panel?.quantity ?? 0) * (panel?.power ?? 0)).toBeGreaterThanOrEqual(
          energyNeeds.panels,
        );
        const parts = [inverter, battery, ...(panel ? [panel] : [])];
        expect(pairsCoveredByRules(rules, parts)).toHaveLength(parts.length - 1);
        expect(
          pairsCoveredByRules(rules, parts).flatMap((pair) => findFailedCheck(pair) ?? []),
        ).toEqual([]);
        expect(total).toBe(Math.min(...all));
      }),
    );
  });
});

/** The totals of all systems that meet the needs, found by trying every quantity. */
function everySystem(
  energyNeeds: EnergyNeeds,
  { inverters, batteries, panels }: Candidates,
): number[] {
  const quantities = Array.from({ length: 12 }, (_, index) => index + 1);
  return inverters
    .filter(
      ({ continuous, surge }) => continuous >= energyNeeds.running && surge >= energyNeeds.start,
    )
    .flatMap((one) => {
      const fits = (part: BatteryCandidate | PanelCandidate, quantity: number) =>
        pairsCoveredByRules(rules, [
          { ...part, quantity },
          { ...one, quantity: 1 },
        ]).every((pair) => findFailedCheck(pair) === undefined);
      const stacks = batteries.flatMap((part) =>
        quantities
          .filter(
            (n) =>
              n <= Math.min(part.parallel, part.available ?? n) &&
              n * part.usable >= energyNeeds.battery &&
              fits(part, n),
          )
          .map((n) => n * part.price),
      );
      const roofs = panels.flatMap((part) =>
        quantities
          .filter((n) => n * part.power >= energyNeeds.panels && fits(part, n))
          .map((n) => n * part.price),
      );
      return stacks.flatMap((stack) => roofs.map((roof) => one.price + stack + roof));
    });
}

describe('the needs of a system', () => {
  const loads: Load[] = [
    { id: 'bulb', count: 8, hours: 9, watts: 9 },
    { id: 'fridge', count: 1, hours: 24, watts: 150 },
    { id: 'pump', count: 1, hours: 0.5, watts: 750 },
  ];

  it('add up energy, the power of all appliances, and the largest start-up surge', () => {
    expect(calculateEnergyNeeds(loads, 4.5)).toEqual({
      energy: 648 + 1_440 + 375,
      running: 72 + 150 + 750,
      start: 972 + 2 * 750,
      battery: 2_737,
      panels: 811,
    });
    expect(calculateEnergyNeeds(loads, 0).panels).toBe(0);
    expect(calculateEnergyNeeds([], 4.5)).toEqual({
      energy: 0,
      running: 0,
      start: 0,
      battery: 0,
      panels: 0,
    });
  });

  it('never decrease with more hours, more appliances or less sun', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 23, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 10 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        (hours, more, count, sun) => {
          const smallerNeeds = calculateEnergyNeeds([{ id: 'fan', count, hours, watts: 55 }], sun);
          for (const bigger of [
            calculateEnergyNeeds([{ id: 'fan', count, hours: hours + more, watts: 55 }], sun),
            calculateEnergyNeeds([{ id: 'fan', count: count + 1, hours, watts: 55 }], sun),
            calculateEnergyNeeds([{ id: 'fan', count, hours, watts: 55 }], sun / (1 + more)),
          ])
            for (const part of ['energy', 'running', 'start', 'battery', 'panels'] as const)
              expect(bigger[part]).toBeGreaterThanOrEqual(smallerNeeds[part]);
        },
      ),
    );
  });

  it('are parsed from a URL, ignoring unknown, repeated and invalid values', () => {
    expect(loadsText(loads)).toBe('bulb:8:9,fridge:1:24,pump:1:0.5');
    expect(parseLoads(loadsText(loads))).toEqual(loads);
    expect(parseLoads('bulb:8:9:12')).toEqual([{ id: 'bulb', count: 8, hours: 9, watts: 12 }]);
    expect(
      parseLoads('bulb,bulb:2:1,toaster:1:1,fan:0:3,tv:1:25,pump:1.5:1,iron:x:1,kettle:1:1:-5'),
    ).toEqual([{ id: 'bulb', count: 1, hours: 6, watts: 9 }]);
    expect(parseLoads('')).toEqual([]);
  });
});
