/** The units for input. Products store kilograms and centimetres. */
export const weightUnits = ['kg', 'g', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

interface Measure {
  /** The size of the unit in kg or cm. */
  readonly factor: number;
  /** The number of decimals that are useful for input. */
  readonly decimals: number;
}

const measures: Readonly<Record<WeightUnit | LengthUnit, Measure>> = {
  kg: { factor: 1, decimals: 3 },
  g: { factor: 0.001, decimals: 0 },
  lb: { factor: 0.453_592_37, decimals: 2 },
  cm: { factor: 1, decimals: 2 },
  in: { factor: 2.54, decimals: 2 },
};

export const unitDecimals = (unit: WeightUnit | LengthUnit): number => measures[unit].decimals;

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * Converts a value in `unit` to kilograms (to the gram) or centimetres (to a tenth of a
 * millimetre).
 */
export const toStoredUnit = (value: number, unit: WeightUnit | LengthUnit): number =>
  roundTo(value * measures[unit].factor, unit === 'cm' || unit === 'in' ? 2 : 3);

export const fromStoredUnit = (value: number, unit: WeightUnit | LengthUnit): number =>
  roundTo(value / measures[unit].factor, measures[unit].decimals);
