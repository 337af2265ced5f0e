import type { Series } from './series';

/** Cooking gas, generators and lubricants. */
export const gasAndGeneratorSeries: readonly Series[] = [
  {
    store: 'garden',
    category: ['Cooking gas', 'Cylinders', 'Steel'],
    sku: 'GC-HOM',
    name: 'Homefire {rating} gas starter kit with two-burner stove',
    sizes: [
      ['3 kg', 42500, undefined, 8],
      ['6 kg', 68900, 74000, 14],
      ['12.5 kg', 118900, 134000, 27],
      ['25 kg', 198000, undefined, 46],
    ],
    lines: [
      'Cylinder, regulator, hose and a two-burner stove, filled and leak-tested.',
      'Delivered upright, and connected if you ask.',
    ],
  },
  {
    store: 'garden',
    category: ['Cooking gas', 'Cylinders', 'Composite'],
    sku: 'GC-LIT',
    name: 'Homefire Light {rating} composite cylinder',
    sizes: [
      ['6 kg', 96000, undefined, 8.6],
      ['10 kg', 134000, 145000, 12.5],
      ['12.5 kg', 152000, undefined, 14.8],
    ],
    lines: [
      'Half the weight of steel, and you can see the gas level.',
      'Does not rust at the coast.',
    ],
  },
  {
    store: 'garden',
    category: ['Cooking gas', 'Burners', 'Table top'],
    sku: 'GC-BRN',
    name: 'Homefire table-top burner, {rating}',
    sizes: [
      ['1 flame', 14500, undefined, 2.1],
      ['2 flames', 26800, undefined, 4.2],
      ['3 flames', 44900, 49000, 6.8],
    ],
    lines: ['Brass caps, enamelled pan supports.', 'Flame-out cut-off on every ring.'],
  },
  {
    store: 'garden',
    category: ['Cooking gas', 'Accessories', 'Regulators and hoses'],
    sku: 'GC-REG',
    name: 'Homefire safety regulator and hose, {rating}',
    sizes: [
      ['1.5 m', 9800, undefined, 0.9],
      ['3 m', 13200, undefined, 1.2],
    ],
    lines: [
      'Shuts by itself when the hose is cut.',
      'Gauge shows what is left.',
      'The 1.5 m set clips on the valve; the 3 m set screws in.',
    ],
  },
  {
    store: 'arewa',
    category: ['Generators', 'Petrol', 'Key start'],
    sku: 'AR-TG',
    name: 'Tembo TG{rating} petrol generator, key start',
    sizes: [
      ['2.5 kVA', 342000, undefined, 42],
      ['3.5 kVA', 486000, 528000, 48],
      ['5 kVA', 668000, undefined, 78],
      ['7.5 kVA', 892000, undefined, 92],
      ['10 kVA', 1290000, 1380000, 148],
    ],
    dimension: [68, 51, 54],
    lines: [
      'Copper winding, not aluminium.',
      'Runs nine hours on a tank at half load.',
      'Spare parts in Kano, Kaduna, Jos and Lagos.',
    ],
  },
  {
    store: 'arewa',
    category: ['Generators', 'Petrol', 'Recoil start'],
    sku: 'AR-TR',
    name: 'Tembo TR{rating} petrol generator, recoil start',
    sizes: [
      ['0.9 kVA', 118000, undefined, 18],
      ['1.2 kVA', 146000, undefined, 22],
      ['2 kVA', 228000, 245000, 34],
    ],
    lines: ['For a shop and its freezer.', 'Four-stroke: no oil in the petrol.'],
  },
  {
    store: 'arewa',
    category: ['Generators', 'Diesel', 'Silent'],
    sku: 'AR-DS',
    name: 'Tembo Silent {rating} diesel generator',
    sizes: [
      ['10 kVA', 3480000, undefined, 410],
      ['20 kVA', 5250000, 5480000, 560],
      ['30 kVA', 6890000, undefined, 680],
    ],
    lines: [
      '68 dB at seven metres.',
      'Starts by itself with the ATS panel that comes with it.',
      'Delivered by lorry with a crane.',
    ],
  },
  {
    store: 'arewa',
    category: ['Generators', 'Inverter generators', 'Portable'],
    sku: 'AR-IG',
    name: 'Tembo Quiet {rating} inverter generator',
    sizes: [
      ['1 kVA', 264000, undefined, 13],
      ['2.2 kVA', 438000, 462000, 21],
      ['3.6 kVA', 715000, undefined, 34],
    ],
    lines: [
      'Clean sine wave for laptops and medical equipment.',
      'Slows down when the load drops.',
    ],
  },
  {
    store: 'arewa',
    category: ['Lubricants', 'Engine oil', 'Petrol'],
    sku: 'AR-OIL',
    name: 'Tembo generator oil SAE 30, {rating}',
    sizes: [
      ['1 L', 5200, undefined, 1],
      ['4 L', 19400, undefined, 3.8],
    ],
    lines: ['For small four-stroke engines in heat.', 'Change every 100 hours.'],
  },
  {
    store: 'apapa',
    category: ['Lubricants', 'Engine oil', 'Diesel'],
    sku: 'AP-RIG',
    name: 'Rigline HD 15W-40 diesel engine oil, {rating}',
    sizes: [
      ['4 L', 32400, 36000, 3.8],
      ['10 L', 78500, undefined, 9.4],
      ['25 L', 186000, undefined, 23],
      ['200 L', 1380000, 1450000, 182],
    ],
    lines: [
      'API CI-4 for trucks and standby diesels.',
      'Blended in Apapa; batch number on every can.',
    ],
  },
  {
    store: 'apapa',
    category: ['Lubricants', 'Engine oil', 'Petrol'],
    sku: 'AP-CIT',
    name: 'Cityline 5W-30 synthetic engine oil, {rating}',
    sizes: [
      ['1 L', 9800, undefined, 0.9],
      ['4 L', 36500, 39900, 3.6],
      ['5 L', 44500, undefined, 4.5],
    ],
    lines: ['Keeps its film in traffic.', 'API SP, ILSAC GF-6A.'],
  },
  {
    store: 'apapa',
    category: ['Lubricants', 'Industrial oil', 'Hydraulic'],
    sku: 'AP-HYD',
    name: 'Rigline hydraulic oil ISO {rating}',
    sizes: [
      ['VG 32', 142000, undefined, 18],
      ['VG 46', 145000, undefined, 18],
      ['VG 68', 149000, 158000, 18],
    ],
    lines: [
      '20 litres for lifts, excavators and presses.',
      'Filtered to 10 microns before filling.',
    ],
  },
  {
    store: 'apapa',
    category: ['Lubricants', 'Industrial oil', 'Transformer'],
    sku: 'AP-TRF',
    name: 'Rigline transformer oil, {rating}',
    sizes: [
      ['20 L', 168000, undefined, 18],
      ['200 L', 1540000, undefined, 180],
    ],
    lines: [
      'Uninhibited naphthenic oil, breakdown above 60 kV.',
      'Test certificate with each drum.',
    ],
  },
];
