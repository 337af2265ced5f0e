import type { Series } from './series';

/** Products that the stores added after they opened. */
export const newSeries: readonly Series[] = [
  {
    store: 'helios',
    category: ['Inverters', 'Hybrid', 'Single phase'],
    sku: 'HY-AXG',
    name: 'Axora Graphite {rating} hybrid inverter, silent fan',
    sizes: [
      ['4 kVA', 1090000, undefined, 15.6],
      ['6 kVA', 1480000, 1560000, 19.2],
      ['10 kVA', 2120000, undefined, 27.5],
    ],
    lines: [
      'The same electronics as Axora H, in a casing for a living room.',
      'Under 28 dB up to half load.',
    ],
  },
  {
    store: 'helios',
    category: ['Solar panels', 'Mono panels', 'Bifacial'],
    sku: 'HY-SFD',
    name: 'Sunforge Double {rating} bifacial panel',
    sizes: [
      ['560 W', 146000, undefined, 29],
      ['600 W', 164500, 172000, 31.4],
      ['640 W', 179000, undefined, 33],
    ],
    lines: [
      'Catches the light that a white roof throws back.',
      'Glass on both sides, 30-year output warranty.',
    ],
  },
  {
    store: 'helios',
    category: ['Solar panels', 'Mounting and cable', 'Rails'],
    sku: 'HY-RAIL',
    name: 'Sunforge rail kit for {rating}',
    sizes: [
      ['3 panels', 58000, undefined, 12.5],
      ['6 panels', 109000, 118000, 24],
    ],
    lines: [
      'Rails, clamps and hooks for long-span and step-tile roofs.',
      'Cut to length before delivery.',
    ],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Lithium', 'Wall mounted'],
    sku: 'DV-SLM',
    name: 'Duravolt Slim {rating} wall battery, 12 cm deep',
    sizes: [
      ['3.5 kWh', 1180000, undefined, 34],
      ['5.5 kWh', 1720000, 1810000, 52],
    ],
    lines: ['Fits behind a door.', 'Safe to stand on a wooden floor: no venting.'],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Tubular', 'Tall tubular'],
    sku: 'DV-GEL',
    name: 'Duravolt gel battery, sealed, {rating}',
    sizes: [
      ['100 Ah', 186000, undefined, 31],
      ['150 Ah', 262000, 279000, 44],
      ['200 Ah', 338000, undefined, 58],
    ],
    lines: ['Never needs water.', 'Sits in a bedroom without a smell.'],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Cooling', 'Chest freezers'],
    sku: 'KV-CFS',
    name: 'Kelvo Solar DC chest freezer, {rating}',
    sizes: [
      ['45 W', 342000, undefined, 29],
      ['62 W', 428000, 455000, 37],
    ],
    lines: [
      'Runs straight from a 24 V battery, without an inverter.',
      'For a shop that sells cold water far from the grid.',
    ],
  },
  {
    store: 'kelvo',
    category: ['Appliances', 'Air', 'Air conditioners'],
    sku: 'KV-ACE',
    name: 'Kelvo Eco air conditioner, heats and cools, {rating}',
    sizes: [
      ['1 HP', 498000, undefined, 35],
      ['1.5 HP', 586000, undefined, 39],
      ['2.5 HP', 894000, 935000, 52],
    ],
    lines: [
      'For Jos in January as for Lagos in March.',
      'Remembers its setting after a power cut.',
    ],
  },
  {
    store: 'garden',
    category: ['Cooking gas', 'Burners', 'Table top'],
    sku: 'GC-CAT',
    name: 'Homefire caterer’s burner, {rating}',
    sizes: [
      ['1 ring', 38500, undefined, 7.2],
      ['3 rings', 96000, 104000, 19],
    ],
    lines: ['High pressure, for a 60-litre pot.', 'Steel frame that folds for the next party.'],
  },
  {
    store: 'arewa',
    category: ['Generators', 'Petrol', 'Key start'],
    sku: 'AR-DF',
    name: 'Tembo Dual {rating} generator, petrol or gas',
    sizes: [
      ['3 kVA', 498000, undefined, 51],
      ['6 kVA', 824000, 868000, 86],
    ],
    lines: [
      'Changes from petrol to cooking gas with a lever.',
      'Gas hose and regulator are in the box.',
    ],
  },
  {
    store: 'coalcity',
    category: ['Batteries', 'Portable power', 'Power stations'],
    sku: 'CC-MIN',
    name: 'Packhorse Mini {rating} for phones and lamps',
    sizes: [
      ['120 Wh', 78000, undefined, 1.6],
      ['240 Wh', 128000, 139000, 2.8],
    ],
    lines: ['Two lamps and a phone for three evenings.', 'Charges from its own folding panel.'],
  },
  {
    store: 'sitewell',
    category: ['Tools', 'Testers', 'Clamp meters'],
    sku: 'SW-PVT',
    name: 'Fieldmate solar string tester, {rating}',
    sizes: [
      ['1,000 V', 186000, undefined, 0.9],
      ['1,500 V', 264000, 279000, 1.1],
    ],
    lines: [
      'Open voltage, short current and insulation in one press.',
      'Stores 500 strings for the handover papers.',
    ],
  },
  {
    store: 'metra',
    category: ['Smart meters', 'Prepaid', 'Single phase'],
    sku: 'ME-G',
    name: 'Metra Estate meter with remote top-up, {rating}',
    sizes: [
      ['60 A', 98000, undefined, 1.2],
      ['80 A', 109500, 116000, 1.3],
      ['100 A', 121000, undefined, 1.4],
    ],
    lines: [
      'Residents top up by phone; the estate sees each flat.',
      'Speaks to Metra Rail sub-meters.',
    ],
  },
  {
    store: 'apapa',
    category: ['Lubricants', 'Engine oil', 'Petrol'],
    sku: 'AP-TRI',
    name: 'Cityline 20W-50 for tricycles and motorbikes, {rating}',
    sizes: [
      ['1 L', 4800, undefined, 0.9],
      ['4 L', 18200, 19500, 3.6],
    ],
    lines: ['For engines that idle all day.', 'Does not burn off in heat.'],
  },
  {
    store: 'ibadan',
    category: ['Lighting', 'Outdoor', 'Street lights'],
    sku: 'IB-GAR',
    name: 'Lumo Garden solar bollard, {rating}',
    sizes: [
      ['5 W', 18500, undefined, 1.2],
      ['10 W', 29800, 32500, 1.9],
    ],
    lines: ['Ten hours of light from one day of sun.', 'Stands in a lawn without a cable.'],
  },
  {
    store: 'ibadan',
    category: ['EV chargers', 'AC chargers', 'Wall box'],
    sku: 'IB-ACP',
    name: 'Amala Post charger for car parks, {rating}',
    sizes: [
      ['7.4 kW', 824000, undefined, 18],
      ['22 kW', 1460000, 1540000, 24],
    ],
    lines: ['Two sockets on a steel post.', 'Cards for tenants, a price for guests.'],
  },
];
