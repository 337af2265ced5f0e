/** Units in which a merchant may measure; products keep kilograms and centimetres. */
export const weightUnits = ['kg', 'g', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

interface Measure {
  /** One of this unit in kg or cm. */
  readonly factor: number;
  /** Decimals that mean something in this unit. */
  readonly decimals: number;
}

const measures: Readonly<Record<WeightUnit | LengthUnit, Measure>> = {
  kg: { factor: 1, decimals: 3 },
  g: { factor: 0.001, decimals: 0 },
  lb: { factor: 0.453_592_37, decimals: 2 },
  cm: { factor: 1, decimals: 2 },
  in: { factor: 2.54, decimals: 2 },
};

/** Decimals that may be typed in a unit. */
export const decimalsOf = (unit: WeightUnit | LengthUnit): number => measures[unit].decimals;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Kilograms (to the gram) or centimetres (to a tenth of a millimetre) of what was measured in `unit`. */
export const toStored = (value: number, unit: WeightUnit | LengthUnit): number =>
  rounded(value * measures[unit].factor, unit === 'cm' || unit === 'in' ? 2 : 3);

/** What is kept in kilograms or centimetres, in `unit`. */
export const fromStored = (value: number, unit: WeightUnit | LengthUnit): number =>
  rounded(value / measures[unit].factor, measures[unit].decimals);
