import type { CategoryName } from '../reference/category-tree';
import type { StoreKey } from './demo-stores';

/** One size of a series: key rating, selling price and, when it is reduced, list price in naira, weight in kg. */
type Size = readonly [rating: string, price: number, was: number | undefined, weight: number];

/**
 * A series becomes one product per size, or one product with variants when `variants` names the property that the sizes
 * are options of. `{rating}` in the name stands for the size.
 */
export interface Series {
  readonly store: StoreKey;
  readonly category: readonly [CategoryName, string, string];
  readonly sku: string;
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly variants?: {
    readonly property: string;
    readonly also?: readonly [property: string, options: readonly string[]];
  };
  readonly lines: readonly string[];
  readonly dimension?: readonly [length: number, width: number, height: number];
}

export const demoSeries: readonly Series[] = [
  {
    store: 'helios',
    category: ['Inverters', 'Hybrid', 'Single phase'],
    sku: 'HY-AXH',
    name: 'Axora H hybrid inverter, 48 V, dual MPPT',
    variants: { property: 'Capacity', also: ['Casing', ['Signal white', 'Graphite']] },
    sizes: [
      ['3.6 kVA', 962000, 1040000, 14.8],
      ['5 kVA', 1250000, 1390000, 17.4],
      ['8 kVA', 1745000, undefined, 23.8],
      ['12 kVA', 2390000, undefined, 31],
    ],
    dimension: [50.5, 33, 21.5],
    lines: [
      'Runs a 1.5 HP inverter air conditioner, a freezer, lights and sockets together, and keeps them on when the grid drops.',
      'Takes panels on two roof faces; each MPPT tracks its own string.',
      'Works with tubular batteries today and a lithium stack later, without a new inverter.',
      'Two-year manufacturer warranty, serviced in Ikeja and Kano.',
    ],
  },
  {
    store: 'helios',
    category: ['Solar panels', 'Mono panels', 'Half-cut'],
    sku: 'HY-SF',
    name: 'Sunforge {rating} N-type mono panel, half-cut cells',
    sizes: [
      ['410 W', 98500, undefined, 21],
      ['450 W', 112000, undefined, 22.5],
      ['550 W', 139000, 152000, 27],
      ['585 W', 148500, 165000, 28.5],
      ['620 W', 168000, undefined, 30.6],
    ],
    dimension: [227.8, 113.4, 3],
    lines: [
      'Half-cut N-type cells lose less in heat than standard panels.',
      'Tested at 2,400 Pa wind load for roofs on the coast.',
      '25-year output warranty from the maker.',
    ],
  },
  {
    store: 'helios',
    category: ['Solar panels', 'Mono panels', 'All black'],
    sku: 'HY-SFB',
    name: 'Sunforge Black {rating} panel for visible roofs',
    sizes: [
      ['430 W', 124000, undefined, 21.4],
      ['460 W', 136500, undefined, 22.8],
      ['500 W', 151000, 160000, 24.6],
    ],
    lines: [
      'Black frame, back sheet and bars: quiet on a street-facing roof.',
      'Same N-type cells as the standard series.',
    ],
  },
  {
    store: 'helios',
    category: ['Inverters', 'Off-grid', 'High frequency'],
    sku: 'HY-AXC',
    name: 'Axora Compact {rating} off-grid inverter',
    sizes: [
      ['1.5 kVA', 268000, undefined, 6.2],
      ['2.5 kVA', 342000, 375000, 7.4],
      ['3.5 kVA', 455000, undefined, 8.8],
    ],
    lines: [
      'Pure sine wave for a shop or a small flat.',
      'Built-in 80 A charge controller; panels connect straight to it.',
    ],
  },
  {
    store: 'helios',
    category: ['Inverters', 'Hybrid', 'Three phase'],
    sku: 'HY-AX3',
    name: 'Axora T three-phase hybrid inverter {rating}',
    sizes: [
      ['10 kVA', 3180000, undefined, 38],
      ['15 kVA', 4250000, 4480000, 42],
      ['20 kVA', 5390000, undefined, 47],
    ],
    lines: [
      'Three phases for clinics, schools and small plants.',
      'Up to six units in parallel.',
      'Remote settings over the Wi-Fi module.',
    ],
  },
  {
    store: 'helios',
    category: ['Inverters', 'Inverter parts', 'Wi-Fi modules'],
    sku: 'HY-AXL',
    name: 'Axora Link monitoring kit {rating}',
    sizes: [
      ['Wi-Fi', 38500, undefined, 0.3],
      ['4G', 62000, 68000, 0.4],
    ],
    lines: [
      'Shows production, load and battery on a phone.',
      'Fits every Axora inverter made since 2022.',
    ],
  },
  {
    store: 'helios',
    category: ['Inverters', 'Hybrid', 'Single phase'],
    sku: 'HY-AXO',
    name: 'Axora Outdoor {rating} hybrid inverter, IP65',
    sizes: [
      ['5 kVA', 1480000, undefined, 21],
      ['6 kVA', 1625000, 1730000, 22.5],
      ['8 kVA', 1990000, undefined, 27],
    ],
    lines: ['Sealed for an outside wall; no plant room needed.', 'Fanless up to half load.'],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Lithium', 'Stackable'],
    sku: 'DV-STK',
    name: 'Duravolt Stack lithium battery {rating}',
    sizes: [
      ['2.56 kWh', 890000, undefined, 26],
      ['5.12 kWh', 1680000, undefined, 47],
      ['10.24 kWh', 3210000, 3390000, 92],
      ['15.36 kWh', 4720000, undefined, 138],
    ],
    lines: [
      'LFP cells, 6,000 cycles at 80 % depth of discharge.',
      'Stack up to six; the cover clicks, no cable between modules.',
      'Talks to Axora, and to most hybrid inverters over CAN.',
    ],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Lithium', 'Wall mounted'],
    sku: 'DV-WAL',
    name: 'Duravolt Wall {rating} lithium battery, 51.2 V',
    sizes: [
      ['5 kWh', 1590000, 1680000, 45],
      ['7.5 kWh', 2290000, undefined, 66],
      ['10 kWh', 2980000, undefined, 86],
    ],
    lines: ['Hangs flat on a wall, 18 cm deep.', 'Ten-year warranty registered at delivery.'],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Tubular', 'Tall tubular'],
    sku: 'DV-TUB',
    name: 'Duravolt tall tubular battery {rating}',
    sizes: [
      ['150 Ah', 248000, undefined, 54],
      ['200 Ah', 296000, 315000, 62],
      ['220 Ah', 328000, undefined, 66],
    ],
    lines: [
      'Thick plates for daily cycling.',
      'Top-up window shows the acid level without opening a cap.',
    ],
  },
  {
    store: 'duravolt',
    category: ['Batteries', 'Portable power', 'Power stations'],
    sku: 'DV-GO',
    name: 'Duravolt Go {rating} power station',
    sizes: [
      ['300 Wh', 189000, undefined, 3.9],
      ['600 Wh', 338000, 365000, 7.2],
      ['1.2 kWh', 645000, undefined, 13.4],
    ],
    lines: [
      'Charges phones and laptops through a day of outage.',
      'Recharges from the wall in 90 minutes.',
    ],
  },
  {
    store: 'coalcity',
    category: ['Batteries', 'Portable power', 'Power stations'],
    sku: 'CC-PKH',
    name: 'Packhorse {rating} portable power station, AC',
    sizes: [
      ['0.5 kWh', 342000, undefined, 6.8],
      ['1 kWh', 612000, 680000, 11.5],
      ['2 kWh', 1140000, undefined, 21.6],
      ['3.6 kWh', 1980000, 2090000, 38],
    ],
    lines: [
      'A kettle, a television and a fridge at once.',
      'LFP cells, 3,500 cycles.',
      'Takes panels up to 60 V without an adapter.',
    ],
  },
  {
    store: 'coalcity',
    category: ['Solar panels', 'Mounting and cable', 'Copper cable'],
    sku: 'CC-COR',
    name: 'Corda {rating} single-core copper cable, 100 m drum',
    sizes: [
      ['4 mm²', 74000, undefined, 7.4],
      ['6 mm²', 98500, undefined, 10.2],
      ['10 mm²', 158000, 171000, 16],
      ['16 mm²', 236000, undefined, 24.5],
      ['25 mm²', 361000, undefined, 37],
      ['35 mm²', 498000, undefined, 51],
    ],
    dimension: [34, 34, 26],
    lines: [
      'Full-gauge copper, measured and marked every metre.',
      'SON certified; a test report comes with each drum.',
    ],
  },
  {
    store: 'coalcity',
    category: ['Solar panels', 'Mono panels', 'Bifacial'],
    sku: 'CC-BIF',
    name: 'Twinface {rating} bifacial panel',
    sizes: [
      ['540 W', 138000, undefined, 28],
      ['575 W', 149500, 158000, 30],
      ['610 W', 166000, undefined, 32],
    ],
    lines: ['Makes up to 15 % more over a white roof or sand.', 'Glass on both sides.'],
  },
  {
    store: 'coalcity',
    category: ['Solar panels', 'Portable panels', 'Folding'],
    sku: 'CC-FLD',
    name: 'Packhorse Fold {rating} folding panel',
    sizes: [
      ['60 W', 68000, undefined, 2.4],
      ['120 W', 118000, 129000, 4.6],
      ['200 W', 186000, undefined, 7.8],
    ],
    lines: ['Folds to the size of a briefcase.', 'Plugs into any Packhorse.'],
  },
  {
    store: 'coalcity',
    category: ['Solar panels', 'Mounting and cable', 'Rails'],
    sku: 'CC-RAIL',
    name: 'Corda roof rail kit for {rating}',
    sizes: [
      ['2 panels', 42000, undefined, 9],
      ['4 panels', 78000, undefined, 17],
      ['8 panels', 149000, 160000, 33],
    ],
    lines: [
      'Anodised rails, clamps and roof hooks for long-span aluminium.',
      'Every bolt is stainless.',
    ],
  },
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
    lines: ['Shuts by itself when the hose is cut.', 'Gauge shows what is left.'],
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
      'Speeds down when the load does.',
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
    lines: ['Split a bill fairly between flats.', 'RS-485 for remote reading.'],
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
    lines: ['For fleets and filling stations.', 'Installation survey is part of the price.'],
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
    lines: ['32 A, three phase.', 'Stays soft in harmattan.'],
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
    lines: ['Rated 1,500 V and 30 A.', 'Crimp and click; no solder.'],
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
