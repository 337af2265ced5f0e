import { stableId } from '../../platform/ids';

/**
 * The initial three levels of the catalogue. `picture` is the demo's drawing for a top-level
 * category.
 */
export const categoryTree = {
  'Solar panels': {
    picture: 'solar-panel',
    below: {
      'Mono panels': ['Half-cut', 'Bifacial', 'All black'],
      'Portable panels': ['Folding'],
      'Mounting and cable': ['Rails', 'Copper cable', 'Connectors'],
    },
  },
  Inverters: {
    picture: 'inverter',
    below: {
      Hybrid: ['Single phase', 'Three phase'],
      'Off-grid': ['Low frequency', 'High frequency'],
      'Inverter parts': ['Wi-Fi modules'],
    },
  },
  Batteries: {
    picture: 'lithium-stack',
    below: {
      Lithium: ['Wall mounted', 'Stackable'],
      Tubular: ['Tall tubular'],
      'Portable power': ['Power stations'],
    },
  },
  Generators: {
    picture: 'generator',
    below: {
      Petrol: ['Key start', 'Recoil start'],
      Diesel: ['Silent'],
      'Inverter generators': ['Portable'],
    },
  },
  'Cooking gas': {
    picture: 'lpg-kit',
    below: {
      Cylinders: ['Steel', 'Composite'],
      Burners: ['Table top'],
      Accessories: ['Regulators and hoses'],
    },
  },
  'Smart meters': {
    picture: 'smart-meter',
    below: { Prepaid: ['Single phase', 'Three phase'], 'Sub-meters': ['DIN rail'] },
  },
  'EV chargers': {
    picture: 'wallbox',
    below: {
      'AC chargers': ['Wall box'],
      'DC chargers': ['Fast'],
      Accessories: ['Charging cables'],
    },
  },
  Lubricants: {
    picture: 'oil-can',
    below: { 'Engine oil': ['Petrol', 'Diesel'], 'Industrial oil': ['Hydraulic', 'Transformer'] },
  },
  Tools: {
    picture: 'toolbox',
    below: {
      Testers: ['Multimeters', 'Clamp meters'],
      'Hand tools': ['Sets', 'Crimpers'],
      'Power tools': ['Drills'],
    },
  },
  'Safety gear': {
    picture: 'safety-helmet',
    below: { Head: ['Helmets'], Hands: ['Gloves'], Body: ['Harnesses', 'Vests'] },
  },
  Appliances: {
    picture: 'chest-freezer',
    below: { Cooling: ['Chest freezers', 'Refrigerators'], Air: ['Air conditioners', 'Fans'] },
  },
  Lighting: {
    picture: 'led-bulb',
    below: {
      Bulbs: ['LED bulbs'],
      Outdoor: ['Street lights', 'Flood lights'],
      Emergency: ['Rechargeable'],
    },
  },
} as const;

export type CategoryName = keyof typeof categoryTree;

export type CategoryPath = readonly [top: string, sub?: string, child?: string];

/** The id of a category in the initial tree. */
export const toCategoryId = (...path: CategoryPath): string =>
  stableId(path.filter((name) => name !== undefined));
