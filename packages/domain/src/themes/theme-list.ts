import type { Theme, ThemeColours } from './theme';

/** Default theme of a store (spec section 9). */
export const DEFAULT_THEME_ID = 45;

const INK = '#17140F';
const WHITE = '#FFFFFF';

/** Burnt orange headings, most other colours black (spec section 9). */
const defaultColours: ThemeColours = {
  headingsAndLinks: '#B03F00',
  bodyText: INK,
  salePrice: INK,
  primaryButton: INK,
  primaryLabel: WHITE,
  fieldText: INK,
  fieldBorder: INK,
  fieldBackground: WHITE,
};

export const defaultTheme: Theme = {
  id: DEFAULT_THEME_ID,
  name: 'Foundry',
  description: 'Burnt orange on white. A plain look that puts products first.',
  ground: { page: WHITE, band: '#F7F5F0' },
  colors: defaultColours,
};

/** All themes that a store can choose. All are free. */
export const themes: readonly Theme[] = [
  defaultTheme,
  {
    id: 46,
    name: 'Harmattan',
    description: 'Sand and earth colours.',
    ground: { page: '#FBF3E6', band: '#F3E6CF' },
    colors: {
      ...defaultColours,
      headingsAndLinks: '#7A4208',
      salePrice: '#8A3A00',
      primaryButton: '#3F3A32',
      fieldBorder: '#6B5A45',
    },
  },
  {
    id: 47,
    name: 'Delta',
    description: 'Mangrove green on a cool white.',
    ground: { page: '#F6FAF8', band: '#E3F0EA' },
    colors: {
      ...defaultColours,
      headingsAndLinks: '#0E5A3A',
      salePrice: '#0E5A3A',
      primaryButton: '#0E5A3A',
      fieldBorder: '#3D6B58',
    },
  },
  {
    id: 48,
    name: 'Night shift',
    description: 'Warm yellow on black.',
    ground: { page: INK, band: '#25211A' },
    colors: {
      headingsAndLinks: '#FFB68A',
      bodyText: '#F7F5F0',
      salePrice: '#FFB68A',
      primaryButton: '#FF7A2B',
      primaryLabel: INK,
      fieldText: '#F7F5F0',
      fieldBorder: '#B9B1A3',
      fieldBackground: '#25211A',
    },
  },
  {
    id: 49,
    name: 'Lagoon',
    description: 'Deep blue on a pale background.',
    ground: { page: '#F6F9FB', band: '#DFECF2' },
    colors: {
      ...defaultColours,
      headingsAndLinks: '#174359',
      salePrice: '#8F3400',
      primaryButton: '#1B4D68',
      fieldBorder: '#28607E',
    },
  },
];

/** The theme with this number. Undefined when it was withdrawn. */
export const findTheme = (id: number): Theme | undefined => themes.find((theme) => theme.id === id);
