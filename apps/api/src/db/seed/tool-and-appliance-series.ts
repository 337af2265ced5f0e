import type { Series } from './series';

/** Tools, safety gear and appliances. */
export const toolAndApplianceSeries: readonly Series[] = [
  {
    store: 'sitewell',
    category: ['Tools', 'Testers', 'Multimeters'],
    sku: 'SW-DMM',
    name: 'Fieldmate TRMS digital multimeter, CAT III {rating}',
    sizes: [
      ['600 V', 41200, undefined, 0.6],
      ['1,000 V', 68500, 74000, 0.7],
    ],
    lines: ['True RMS, so a bad inverter cannot hide.', 'Leads, probe, pouch and a spare fuse.'],
  },
  {
    store: 'sitewell',
    category: ['Tools', 'Testers', 'Clamp meters'],
    sku: 'SW-CLP',
    name: 'Fieldmate clamp meter AC/DC {rating}',
    sizes: [
      ['400 A', 58900, undefined, 0.5],
      ['600 A', 79500, undefined, 0.6],
      ['1,000 A', 112000, 121000, 0.7],
    ],
    lines: ['Measures battery current without cutting a cable.', 'Inrush mode for motors.'],
  },
  {
    store: 'sitewell',
    category: ['Tools', 'Hand tools', 'Sets'],
    sku: 'SW-BOX',
    name: 'Fieldmate installer tool box, {rating}',
    sizes: [
      ['34 pc', 52000, undefined, 7.2],
      ['61 pc', 88500, 97000, 11.6],
      ['108 pc', 149000, undefined, 18.4],
    ],
    lines: ['VDE screwdrivers and pliers to 1,000 V.', 'Every tool has its place in the tray.'],
  },
  {
    store: 'sitewell',
    category: ['Tools', 'Hand tools', 'Crimpers'],
    sku: 'SW-CRM',
    name: 'Fieldmate hydraulic crimper, {rating}',
    sizes: [
      ['70 mm²', 64500, undefined, 4.6],
      ['240 mm²', 118000, 126000, 6.9],
    ],
    lines: ['Crimps lugs that stay crimped.', 'Nine dies in a steel case.'],
  },
  {
    store: 'sitewell',
    category: ['Tools', 'Power tools', 'Drills'],
    sku: 'SW-DRL',
    name: 'Fieldmate cordless hammer drill {rating}',
    sizes: [
      ['18 V', 96500, undefined, 3.4],
      ['20 V', 128000, undefined, 3.9],
    ],
    lines: ['Two batteries, so one is always full.', 'Drills block and concrete.'],
  },
  {
    store: 'sitewell',
    category: ['Safety gear', 'Head', 'Helmets'],
    sku: 'SW-HLM',
    name: 'Sitewell vented helmet with ear defenders',
    variants: { property: 'Standard', also: ['Colour', ['White', 'Orange', 'Yellow']] },
    sizes: [
      ['EN 397', 27800, undefined, 0.9],
      ['EN 12492', 38500, 42000, 1],
    ],
    lines: ['Ratchet that holds when you look down.', 'Ear defenders fold away.'],
  },
  {
    store: 'sitewell',
    category: ['Safety gear', 'Hands', 'Gloves'],
    sku: 'SW-GLV',
    name: 'Sitewell insulating gloves',
    variants: { property: 'Tested to', also: ['Size', ['M', 'L', 'XL']] },
    sizes: [
      ['1 kV', 34500, undefined, 0.4],
      ['17 kV', 72500, undefined, 0.6],
    ],
    lines: ['Each pair is proof-tested and dated.', 'Leather over-gloves come with it.'],
  },
  {
    store: 'sitewell',
    category: ['Safety gear', 'Body', 'Harnesses'],
    sku: 'SW-HRN',
    name: 'Sitewell full-body roof harness, {rating}',
    sizes: [
      ['EN 361', 58500, 63000, 1.8],
      ['EN 358', 72000, undefined, 2.2],
    ],
    lines: ['For panel work on steep roofs.', 'Lanyard with shock absorber.'],
  },
  {
    store: 'sitewell',
    category: ['Safety gear', 'Body', 'Vests'],
    sku: 'SW-VST',
    name: 'Sitewell reflective vest, {rating}',
    sizes: [
      ['Class 2', 6500, undefined, 0.2],
      ['Class 3', 9800, undefined, 0.3],
    ],
    lines: ['Seen at 300 metres.', 'Pockets for a meter and a phone.'],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Cooling', 'Chest freezers'],
    sku: 'KV-CF',
    name: 'Kelvo {rating} inverter chest freezer, R600a',
    sizes: [
      ['66 W', 298000, undefined, 31],
      ['98 W', 398000, 442000, 42],
      ['124 W', 512000, undefined, 54],
      ['155 W', 648000, undefined, 66],
    ],
    dimension: [95, 56, 85],
    lines: [
      'Starts softly: no trip on a 2.5 kVA inverter.',
      'Holds the cold for 40 hours when the power is out.',
      'Ten-year compressor warranty.',
    ],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Cooling', 'Refrigerators'],
    sku: 'KV-RF',
    name: 'Kelvo {rating} double-door inverter refrigerator',
    sizes: [
      ['78 W', 365000, undefined, 44],
      ['92 W', 458000, 489000, 52],
      ['118 W', 598000, undefined, 63],
    ],
    lines: ['Under one unit a day in Band A.', 'Vegetables stay crisp for two weeks.'],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Air', 'Air conditioners'],
    sku: 'KV-AC',
    name: 'Kelvo split inverter air conditioner, {rating}',
    sizes: [
      ['1 HP', 465000, undefined, 34],
      ['1.5 HP', 548000, 589000, 38],
      ['2 HP', 712000, undefined, 46],
    ],
    dimension: [82, 30, 55],
    lines: [
      'Runs down to 300 watts once the room is cool.',
      'Copper condenser with coastal coating.',
      'Installation kit of three metres in the box.',
    ],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Air', 'Fans'],
    sku: 'KV-FN',
    name: 'Kelvo BLDC fan with remote control',
    variants: { property: 'Power', also: ['Colour', ['White', 'Black']] },
    sizes: [
      ['28 W', 38500, undefined, 4.2],
      ['35 W', 46500, 51000, 5.1],
    ],
    lines: ['A third of the watts of a common fan.', 'Timer, breeze and night mode.'],
  },
  {
    store: 'kelvo',
    category: ['Batteries', 'Lithium', 'Wall mounted'],
    sku: 'KV-BAT',
    name: 'Kelvo Cool battery box {rating}',
    sizes: [
      ['1.3 kWh', 486000, undefined, 15],
      ['2.6 kWh', 872000, 920000, 27],
    ],
    lines: ['Keeps a Kelvo freezer running all night.', 'One plug in, one plug out.'],
  },
  {
    store: 'ibadan',
    category: ['Solar panels', 'Mounting and cable', 'Connectors'],
    sku: 'IB-MC4',
    name: 'Lumo solar connectors, {rating}',
    sizes: [
      ['10 pairs', 12500, undefined, 0.4],
      ['50 pairs', 54000, 58000, 1.9],
    ],
    lines: [
      'Rated 1,500 V and 30 A.',
      'Crimp and click; no solder.',
      'The 50 pairs come with spanners and with pins for cable up to 10 mm².',
    ],
  },
  {
    store: 'arewa',
    category: ['Inverters', 'Off-grid', 'Low frequency'],
    sku: 'AR-LF',
    name: 'Tembo Core {rating} low-frequency inverter',
    sizes: [
      ['3.5 kVA', 528000, undefined, 34],
      ['5 kVA', 716000, 760000, 46],
      ['7.5 kVA', 1080000, undefined, 61],
      ['10 kVA', 1420000, undefined, 74],
    ],
    lines: [
      'Transformer inverter that starts pumps and welders.',
      'Takes three times its rating for five seconds.',
    ],
  },
];
