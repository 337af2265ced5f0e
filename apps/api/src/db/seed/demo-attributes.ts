import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import type { CategoryName } from '../reference/category-tree';
import type { Services } from '../../compose';
import type { Principal } from '../../platform/principal';
import { categoryIdOf } from '../reference/ensure-reference-data';

const number = (name: string, unit: string, group: string): CategoryAttributeInput => ({
  name,
  type: 'number',
  unit,
  choices: [],
  group,
});
const choice = (name: string, choices: string[], group: string): CategoryAttributeInput => ({
  name,
  type: 'choice',
  choices,
  group,
});
const yesNo = (name: string, group: string): CategoryAttributeInput => ({
  name,
  type: 'yesNo',
  choices: [],
  group,
});

const warranty = number('Warranty', 'months', 'Warranty');

interface DemoAttributes {
  readonly path: readonly [CategoryName, sub?: string, child?: string];
  readonly attributes: readonly CategoryAttributeInput[];
}

/** What merchants state about products of the demo's categories. */
export const demoAttributes: readonly DemoAttributes[] = [
  {
    path: ['Solar panels'],
    attributes: [
      number('Power', 'W', 'Electrical'),
      number('Efficiency', '%', 'Electrical'),
      choice('Cell type', ['Monocrystalline', 'Polycrystalline', 'Thin film'], 'Construction'),
      warranty,
    ],
  },
  {
    path: ['Solar panels', 'Portable panels'],
    attributes: [yesNo('Carrying case', 'Construction')],
  },
  {
    path: ['Inverters'],
    attributes: [
      number('Power', 'kVA', 'Electrical'),
      choice('Battery voltage', ['12 V', '24 V', '48 V'], 'Electrical'),
      choice('Waveform', ['Pure sine', 'Modified sine'], 'Electrical'),
      warranty,
    ],
  },
  {
    path: ['Inverters', 'Hybrid'],
    attributes: [
      yesNo('MPPT charge controller', 'Solar'),
      number('Maximum solar input', 'W', 'Solar'),
    ],
  },
  {
    path: ['Batteries'],
    attributes: [
      number('Capacity', 'Ah', 'Electrical'),
      number('Voltage', 'V', 'Electrical'),
      choice('Chemistry', ['LiFePO4', 'Lithium-ion', 'Lead-acid', 'Gel'], 'Electrical'),
      number('Depth of discharge', '%', 'Use'),
      number('Cycle life', 'cycles', 'Use'),
      warranty,
    ],
  },
  {
    path: ['Batteries', 'Portable power'],
    attributes: [number('Output sockets', 'pcs', 'Use')],
  },
  {
    path: ['Generators'],
    attributes: [
      number('Power', 'kVA', 'Electrical'),
      choice('Phases', ['Single phase', 'Three phase'], 'Electrical'),
      number('Tank', 'l', 'Engine'),
      number('Noise', 'dB', 'Engine'),
      warranty,
    ],
  },
  {
    path: ['Cooking gas'],
    attributes: [
      choice('Gas', ['LPG', 'Natural gas'], 'General'),
      yesNo('SON certified', 'General'),
    ],
  },
  {
    path: ['Cooking gas', 'Cylinders'],
    attributes: [number('Gas capacity', 'kg', 'General')],
  },
  {
    path: ['Smart meters'],
    attributes: [
      number('Maximum current', 'A', 'Electrical'),
      choice('Communication', ['None', 'GPRS', 'PLC', 'RF'], 'Electrical'),
      yesNo('NEMSA approved', 'General'),
    ],
  },
  {
    path: ['EV chargers'],
    attributes: [
      number('Power', 'kW', 'Electrical'),
      choice('Connector', ['Type 2', 'CCS2', 'GB/T'], 'Electrical'),
      warranty,
    ],
  },
  {
    path: ['Lubricants'],
    attributes: [
      number('Volume', 'l', 'General'),
      choice('Base', ['Mineral', 'Semi-synthetic', 'Synthetic'], 'General'),
    ],
  },
  {
    path: ['Lubricants', 'Engine oil'],
    attributes: [choice('Viscosity', ['5W-30', '10W-40', '15W-40', '20W-50'], 'General')],
  },
  { path: ['Tools'], attributes: [warranty] },
  {
    path: ['Tools', 'Testers'],
    attributes: [
      choice('Safety rating', ['CAT II', 'CAT III', 'CAT IV'], 'Safety'),
      number('Maximum voltage', 'V', 'Safety'),
    ],
  },
  {
    path: ['Safety gear'],
    attributes: [
      choice('Size', ['S', 'M', 'L', 'XL', 'One size'], 'General'),
      yesNo('Reflective', 'General'),
    ],
  },
  {
    path: ['Appliances'],
    attributes: [
      number('Power draw', 'W', 'Electrical'),
      choice('Supply', ['12 V', '24 V', '230 V'], 'Electrical'),
      warranty,
    ],
  },
  {
    path: ['Appliances', 'Cooling'],
    attributes: [number('Volume', 'l', 'General')],
  },
  {
    path: ['Lighting'],
    attributes: [
      number('Power', 'W', 'Electrical'),
      number('Light', 'lm', 'Light'),
      choice('Colour of light', ['Warm white', 'Neutral white', 'Daylight'], 'Light'),
    ],
  },
  {
    path: ['Lighting', 'Outdoor'],
    attributes: [choice('Protection', ['IP44', 'IP65', 'IP66', 'IP67'], 'Construction')],
  },
];

/** The platform defines what merchants state about products of each category. */
export async function addAttributes(
  { categoryAttributes }: Pick<Services, 'categoryAttributes'>,
  by: Principal,
): Promise<void> {
  for (const { path, attributes } of demoAttributes)
    for (const attribute of attributes)
      await categoryAttributes.create(by, categoryIdOf(...path), attribute);
}
