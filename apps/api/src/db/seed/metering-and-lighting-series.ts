import type { Series } from './series';

/** Meters, chargers and lighting. */
export const meteringAndLightingSeries: readonly Series[] = [
  {
    store: 'metra',
    category: ['Smart meters', 'Prepaid', 'Single phase'],
    sku: 'ME-S1',
    name: 'Metra S1 prepaid smart meter, single phase, {rating}',
    sizes: [
      ['60 A', 74500, undefined, 1.1],
      ['80 A', 82500, 88000, 1.2],
      ['100 A', 91000, undefined, 1.3],
    ],
    lines: [
      'STS compliant; tokens work with every DisCo.',
      'Keypad unit can hang indoors, ten metres away.',
      'Programmed before it leaves Abuja.',
    ],
  },
  {
    store: 'metra',
    category: ['Smart meters', 'Prepaid', 'Three phase'],
    sku: 'ME-S3',
    name: 'Metra S3 prepaid smart meter, three phase, {rating}',
    sizes: [
      ['60 A', 148000, undefined, 2.2],
      ['100 A', 172000, 185000, 2.4],
    ],
    lines: ['For shops, schools and larger houses.', 'Logs each phase.'],
  },
  {
    store: 'metra',
    category: ['Smart meters', 'Sub-meters', 'DIN rail'],
    sku: 'ME-D',
    name: 'Metra Rail sub-meter {rating}',
    sizes: [
      ['5 A CT', 28500, undefined, 0.3],
      ['45 A', 33500, undefined, 0.3],
      ['63 A', 38900, 42000, 0.35],
      ['100 A', 46500, undefined, 0.4],
    ],
    lines: [
      'Split a bill fairly between flats.',
      'RS-485 for remote reading.',
      'The 5 A meter reads larger currents through a transformer.',
    ],
  },
  {
    store: 'ibadan',
    category: ['EV chargers', 'AC chargers', 'Wall box'],
    sku: 'IB-AC',
    name: 'Amala AC wall charger, {rating}',
    sizes: [
      ['3.7 kW', 385000, undefined, 4.2],
      ['7.4 kW', 562000, 598000, 5.1],
      ['11 kW', 748000, undefined, 6.3],
      ['22 kW', 986000, undefined, 6.8],
    ],
    lines: [
      'Type 2 socket; share the load with the house.',
      'Charges on solar surplus when an Axora Link is there.',
    ],
  },
  {
    store: 'ibadan',
    category: ['EV chargers', 'DC chargers', 'Fast'],
    sku: 'IB-DC',
    name: 'Amala DC fast charger, {rating}',
    sizes: [
      ['30 kW', 14800000, undefined, 160],
      ['60 kW', 24500000, 25900000, 240],
    ],
    lines: [
      'For fleets and filling stations.',
      'The 60 kW charges two cars at once.',
      'Installation survey is part of the price.',
    ],
  },
  {
    store: 'ibadan',
    category: ['EV chargers', 'Accessories', 'Charging cables'],
    sku: 'IB-CBL',
    name: 'Amala Type 2 charging cable, {rating}',
    sizes: [
      ['5 m', 128000, undefined, 3.1],
      ['8 m', 165000, 178000, 4.8],
    ],
    lines: ['32 A, three phase.', 'Stays soft in harmattan.', 'The 8 m cable comes in a bag.'],
  },
  {
    store: 'ibadan',
    category: ['Lighting', 'Bulbs', 'LED bulbs'],
    sku: 'IB-LUM',
    name: 'Lumo {rating} LED bulb, E27 warm white, pack of 6',
    sizes: [
      ['5 W', 5400, undefined, 0.3],
      ['9 W', 7600, 8400, 0.4],
      ['12 W', 9600, undefined, 0.5],
      ['18 W', 13900, undefined, 0.6],
    ],
    lines: ['Same light as a bulb of eight times the watts.', 'Runs from 120 to 260 volts.'],
  },
  {
    store: 'ibadan',
    category: ['Lighting', 'Outdoor', 'Street lights'],
    sku: 'IB-STR',
    name: 'Lumo Street {rating} all-in-one solar light',
    sizes: [
      ['30 W', 58000, undefined, 4.8],
      ['60 W', 94500, 102000, 7.5],
      ['100 W', 148000, undefined, 11.2],
    ],
    lines: ['Panel, battery and lamp in one housing.', 'Dims when nobody is near.'],
  },
  {
    store: 'ibadan',
    category: ['Lighting', 'Outdoor', 'Flood lights'],
    sku: 'IB-FLD',
    name: 'Lumo Flood {rating} LED flood light, IP66',
    sizes: [
      ['50 W', 21500, undefined, 1.4],
      ['100 W', 38900, undefined, 2.6],
      ['200 W', 72500, 79000, 4.4],
    ],
    lines: ['Lights a yard or a pitch.', 'Aluminium body, glass front.'],
  },
  {
    store: 'ibadan',
    category: ['Lighting', 'Emergency', 'Rechargeable'],
    sku: 'IB-EMG',
    name: 'Lumo Stay {rating} rechargeable bulb',
    sizes: [
      ['9 W', 4900, undefined, 0.2],
      ['15 W', 6800, undefined, 0.25],
    ],
    lines: ['Stays on for four hours after the light goes.', 'Fits any lamp holder.'],
  },
];
