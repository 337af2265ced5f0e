import { expect, it } from 'vitest';
import { unsupportedAppliances, calculateEnergyUse, type EnergyPart } from './energy-use';
import { readPartSpecs } from './part-specs';

const part = (label: string, facts: EnergyPart['facts'], quantity = 1): EnergyPart => ({
  label,
  quantity,
  facts,
});
const parts = [
  part('Panels', { power: 585 }, 2),
  part('Inverter', { continuous: 3_600, surge: 7_200 }),
  part('Battery', { capacity: 5_120, depth: 0.8 }),
  part('Freezer', { draw: 98, perDay: 750 }),
];
const loads = [
  { id: 'bulb', count: 8, hours: 9, watts: 9 },
  { id: 'fan', count: 3, hours: 9, watts: 55 },
];

it('calculateEnergyUse compares the appliances with the battery, and reads the energy use of included appliances from their attributes', () => {
  const use = calculateEnergyUse(parts, loads, 9);
  expect(use).toMatchObject({
    hours: 9,
    capacity: 5_120,
    usable: 4_096,
    loads: [
      { name: 'Freezer', watts: 98, energy: 281.25 },
      { name: '8 LED bulbs', watts: 72, energy: 648 },
      { name: '3 fans', watts: 165, energy: 1_485 },
    ],
  });
  expect(use?.lost).toBeCloseTo(268.25);
  expect(calculateEnergyUse(parts.slice(0, 2), loads, 9)).toBeUndefined();
});

it('unsupportedAppliances lists appliances that need too much power, start-up surge or energy for a system', () => {
  const names = (power: number, usable = 5_120) =>
    unsupportedAppliances(
      [
        part('Inverter', { continuous: power, surge: 2 * power }),
        part('Battery', { capacity: usable, depth: 0.8 }),
      ],
      loads,
      9,
    ).map(({ id }) => id);
  expect(names(3_600)).toEqual(['inverter-air-conditioner', 'air-conditioner', 'cooker']);
  expect(names(3_600, 50_000)).toEqual([]);
  expect(names(3_000, 50_000)).toEqual(['cooker', 'water-heater']);
  expect(names(1_000, 50_000), 'a pump starts with three times its power').toContain('pump');
});

it('readPartSpecs reads the attributes of a part by name and unit', () => {
  const attribute = (id: string, name: string, unit: string) =>
    ({ id, name, unit, type: 'number' }) as const;
  expect(
    readPartSpecs(
      [
        attribute('a', 'Capacity', 'kWh'),
        attribute('b', 'Capacity', 'L'),
        attribute('c', 'Depth of discharge', '%'),
      ],
      { a: 5.12, b: 210, c: 80 },
    ),
  ).toEqual({ capacity: 5_120, depth: 0.8 });
});
