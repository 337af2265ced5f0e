import type { Series } from './series';

/** A subject of `@market/ui/illustrations-source`, with its variations. */
export interface Drawing {
  readonly subject: string;
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * `rating` is the size of one product or variant, `options` are the chosen values of its other
 * options.
 */
type Draws = (rating: string, options: Readonly<Record<string, string>>) => Drawing;

const drawn =
  (subject: string, parameters: Drawing['parameters'] = {}): Draws =>
  (rating) => ({ subject, parameters: { figure: rating, ...parameters } });

const inOption =
  (property: string, subject: string): Draws =>
  (rating, { [property]: casing }) => ({
    subject,
    parameters: { figure: rating, ...(casing !== undefined && { casing }) },
  });

const wattHours = (rating: string): number =>
  Number.parseFloat(rating) * (rating.endsWith('kWh') ? 1000 : 1);

function stationSize(rating: string): string {
  const stored = wattHours(rating);
  if (stored <= 300) return 'mini';
  if (stored <= 650) return 'small';
  return stored <= 1500 ? 'standard' : 'large';
}

const powerStation =
  (parameters: Drawing['parameters'] = {}): Draws =>
  (rating) => ({
    subject: 'power-station',
    parameters: { figure: rating, size: stationSize(rating), ...parameters },
  });

function oilVessel(litres: number): string {
  if (litres <= 1) return 'oil-bottle';
  if (litres <= 5) return 'oil-can';
  if (litres === 20) return 'oil-pail';
  return litres <= 25 ? 'oil-jerrycan' : 'oil-drum';
}

/** Each volume of oil has its own container. */
const oil =
  (grade: string, band: 'PETROL' | 'DIESEL' | 'TRANSFORMER', casing = 'graphite'): Draws =>
  (rating) => {
    const subject = oilVessel(Number.parseFloat(rating));
    const drumCasing = band === 'TRANSFORMER' ? 'green' : 'steel';
    return {
      subject,
      parameters: {
        figure: rating,
        grade,
        band,
        casing: subject === 'oil-drum' ? drumCasing : casing,
      },
    };
  };

/** The drawings of each series by its SKU. */
const seriesDrawings: Readonly<Record<string, Draws>> = {
  'HY-AXH': inOption('Casing', 'inverter'),
  'HY-SF': drawn('solar-panel'),
  'HY-SFB': drawn('solar-panel', { kind: 'all black' }),
  'HY-SFD': drawn('solar-panel', { kind: 'bifacial' }),
  'HY-AXC': drawn('inverter', { body: 'compact', stripe: '#28607E' }),
  'HY-AX3': drawn('inverter', { body: 'three phase', casing: 'graphite' }),
  'HY-AXL': drawn('monitoring-dongle'),
  'HY-AXO': drawn('inverter', { body: 'tall', casing: 'sand', stripe: '#177A52' }),
  'HY-AXG': drawn('inverter', { casing: 'graphite' }),
  'HY-RAIL': drawn('rail-kit'),
  'DV-STK': (rating) => ({
    subject: 'lithium-stack',
    parameters: { figure: rating, modules: Math.round(Number.parseFloat(rating) / 2.56) },
  }),
  'DV-WAL': drawn('wall-battery'),
  'DV-SLM': drawn('wall-battery', { slim: true, casing: 'graphite' }),
  'DV-TUB': drawn('tubular-battery'),
  'DV-GEL': drawn('gel-battery'),
  'DV-GO': powerStation({ casing: 'sand' }),
  'CC-PKH': powerStation(),
  'CC-MIN': powerStation(),
  'CC-COR': drawn('cable-reel'),
  'CC-BIF': drawn('solar-panel', { kind: 'bifacial' }),
  'CC-FLD': drawn('folding-panel'),
  'CC-RAIL': drawn('rail-kit'),
  'GC-HOM': drawn('lpg-kit'),
  'GC-LIT': drawn('composite-cylinder'),
  'GC-BRN': drawn('table-burner'),
  'GC-CAT': drawn('catering-burner'),
  'GC-REG': drawn('regulator-hose'),
  'AR-TG': drawn('generator'),
  'AR-DF': drawn('generator', { gas: true }),
  'AR-TR': drawn('recoil-generator'),
  'AR-DS': drawn('silent-generator'),
  'AR-IG': drawn('inverter-generator'),
  'AR-LF': drawn('low-frequency-inverter'),
  'AR-OIL': oil('SAE 30', 'PETROL', 'sand'),
  'AP-RIG': oil('15W-40', 'DIESEL'),
  'AP-CIT': oil('5W-30', 'PETROL', 'sand'),
  'AP-TRI': oil('20W-50', 'PETROL', 'signal white'),
  'AP-HYD': (rating) => ({
    subject: 'oil-pail',
    parameters: { figure: '20 L', grade: rating, band: 'HYDRAULIC' },
  }),
  'AP-TRF': oil('60 kV', 'TRANSFORMER', 'sand'),
  'ME-S1': drawn('smart-meter'),
  'ME-S3': drawn('smart-meter', { phases: 3 }),
  'ME-G': drawn('smart-meter', { aerial: true }),
  'ME-D': (rating) => ({
    subject: 'rail-meter',
    parameters: { figure: rating, transformer: rating.endsWith('CT') },
  }),
  'IB-AC': drawn('wallbox'),
  'IB-ACP': drawn('post-charger'),
  'IB-DC': drawn('dc-charger'),
  'IB-CBL': drawn('charging-cable'),
  'IB-LUM': drawn('led-bulb', { pack: true }),
  'IB-EMG': drawn('rechargeable-bulb'),
  'IB-STR': drawn('street-light'),
  'IB-GAR': drawn('garden-bollard'),
  'IB-FLD': drawn('flood-light'),
  'IB-MC4': drawn('solar-connectors'),
  'SW-DMM': drawn('multimeter'),
  'SW-CLP': drawn('clamp-meter'),
  'SW-PVT': drawn('string-tester'),
  'SW-BOX': drawn('toolbox'),
  'SW-CRM': drawn('hydraulic-crimper'),
  'SW-DRL': drawn('drill'),
  'SW-HLM': inOption('Colour', 'safety-helmet'),
  'SW-GLV': drawn('gloves'),
  'SW-HRN': (rating) => ({
    subject: 'harness',
    parameters: { figure: rating, belt: rating === 'EN 358' },
  }),
  'SW-VST': (rating) => ({
    subject: 'vest',
    parameters: { figure: rating, casing: rating === 'Class 3' ? 'yellow' : 'orange' },
  }),
  'KV-CF': drawn('chest-freezer'),
  'KV-CFS': drawn('chest-freezer', { solar: true }),
  'KV-RF': drawn('refrigerator'),
  'KV-AC': drawn('air-conditioner'),
  'KV-ACE': drawn('air-conditioner', { casing: 'sand' }),
  'KV-FN': inOption('Colour', 'standing-fan'),
  'KV-BAT': drawn('battery-box'),
};

/**
 * The picture of one size of a series, for the chosen options. Throws for a series without
 * pictures.
 */
export function findDrawing(
  { sku }: Pick<Series, 'sku'>,
  rating: string,
  options: Readonly<Record<string, string>> = {},
): Drawing {
  const draws = seriesDrawings[sku];
  if (!draws) throw new Error(`The series ${sku} has no drawing`);
  return draws(rating, options);
}
