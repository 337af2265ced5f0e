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
type CreateDrawing = (rating: string, options: Readonly<Record<string, string>>) => Drawing;

const drawing =
  (subject: string, parameters: Drawing['parameters'] = {}): CreateDrawing =>
  (rating) => ({ subject, parameters: { figure: rating, ...parameters } });

const drawingWithOption =
  (property: string, subject: string): CreateDrawing =>
  (rating, { [property]: casing }) => ({
    subject,
    parameters: { figure: rating, ...(casing !== undefined && { casing }) },
  });

const parseWattHours = (rating: string): number =>
  Number.parseFloat(rating) * (rating.endsWith('kWh') ? 1000 : 1);

function powerStationSize(rating: string): string {
  const capacity = parseWattHours(rating);
  if (capacity <= 300) return 'mini';
  if (capacity <= 650) return 'small';
  return capacity <= 1500 ? 'standard' : 'large';
}

const powerStationDrawing =
  (parameters: Drawing['parameters'] = {}): CreateDrawing =>
  (rating) => ({
    subject: 'power-station',
    parameters: { figure: rating, size: powerStationSize(rating), ...parameters },
  });

function oilVessel(litres: number): string {
  if (litres <= 1) return 'oil-bottle';
  if (litres <= 5) return 'oil-can';
  if (litres === 20) return 'oil-pail';
  return litres <= 25 ? 'oil-jerrycan' : 'oil-drum';
}

/** Each volume of oil has its own container. */
const oilDrawing =
  (grade: string, band: 'PETROL' | 'DIESEL' | 'TRANSFORMER', casing = 'graphite'): CreateDrawing =>
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
const seriesDrawings: Readonly<Record<string, CreateDrawing>> = {
  'HY-AXH': drawingWithOption('Casing', 'inverter'),
  'HY-SF': drawing('solar-panel'),
  'HY-SFB': drawing('solar-panel', { kind: 'all black' }),
  'HY-SFD': drawing('solar-panel', { kind: 'bifacial' }),
  'HY-AXC': drawing('inverter', { body: 'compact', stripe: '#28607E' }),
  'HY-AX3': drawing('inverter', { body: 'three phase', casing: 'graphite' }),
  'HY-AXL': drawing('monitoring-dongle'),
  'HY-AXO': drawing('inverter', { body: 'tall', casing: 'sand', stripe: '#177A52' }),
  'HY-AXG': drawing('inverter', { casing: 'graphite' }),
  'HY-RAIL': drawing('rail-kit'),
  'DV-STK': (rating) => ({
    subject: 'lithium-stack',
    parameters: { figure: rating, modules: Math.round(Number.parseFloat(rating) / 2.56) },
  }),
  'DV-WAL': drawing('wall-battery'),
  'DV-SLM': drawing('wall-battery', { slim: true, casing: 'graphite' }),
  'DV-TUB': drawing('tubular-battery'),
  'DV-GEL': drawing('gel-battery'),
  'DV-GO': powerStationDrawing({ casing: 'sand' }),
  'CC-PKH': powerStationDrawing(),
  'CC-MIN': powerStationDrawing(),
  'CC-COR': drawing('cable-reel'),
  'CC-BIF': drawing('solar-panel', { kind: 'bifacial' }),
  'CC-FLD': drawing('folding-panel'),
  'CC-RAIL': drawing('rail-kit'),
  'GC-HOM': drawing('lpg-kit'),
  'GC-LIT': drawing('composite-cylinder'),
  'GC-BRN': drawing('table-burner'),
  'GC-CAT': drawing('catering-burner'),
  'GC-REG': drawing('regulator-hose'),
  'AR-TG': drawing('generator'),
  'AR-DF': drawing('generator', { gas: true }),
  'AR-TR': drawing('recoil-generator'),
  'AR-DS': drawing('silent-generator'),
  'AR-IG': drawing('inverter-generator'),
  'AR-LF': drawing('low-frequency-inverter'),
  'AR-OIL': oilDrawing('SAE 30', 'PETROL', 'sand'),
  'AP-RIG': oilDrawing('15W-40', 'DIESEL'),
  'AP-CIT': oilDrawing('5W-30', 'PETROL', 'sand'),
  'AP-TRI': oilDrawing('20W-50', 'PETROL', 'signal white'),
  'AP-HYD': (rating) => ({
    subject: 'oil-pail',
    parameters: { figure: '20 L', grade: rating, band: 'HYDRAULIC' },
  }),
  'AP-TRF': oilDrawing('60 kV', 'TRANSFORMER', 'sand'),
  'ME-S1': drawing('smart-meter'),
  'ME-S3': drawing('smart-meter', { phases: 3 }),
  'ME-G': drawing('smart-meter', { aerial: true }),
  'ME-D': (rating) => ({
    subject: 'rail-meter',
    parameters: { figure: rating, transformer: rating.endsWith('CT') },
  }),
  'IB-AC': drawing('wallbox'),
  'IB-ACP': drawing('post-charger'),
  'IB-DC': drawing('dc-charger'),
  'IB-CBL': drawing('charging-cable'),
  'IB-LUM': drawing('led-bulb', { pack: true }),
  'IB-EMG': drawing('rechargeable-bulb'),
  'IB-STR': drawing('street-light'),
  'IB-GAR': drawing('garden-bollard'),
  'IB-FLD': drawing('flood-light'),
  'IB-MC4': drawing('solar-connectors'),
  'SW-DMM': drawing('multimeter'),
  'SW-CLP': drawing('clamp-meter'),
  'SW-PVT': drawing('string-tester'),
  'SW-BOX': drawing('toolbox'),
  'SW-CRM': drawing('hydraulic-crimper'),
  'SW-DRL': drawing('drill'),
  'SW-HLM': drawingWithOption('Colour', 'safety-helmet'),
  'SW-GLV': drawing('gloves'),
  'SW-HRN': (rating) => ({
    subject: 'harness',
    parameters: { figure: rating, belt: rating === 'EN 358' },
  }),
  'SW-VST': (rating) => ({
    subject: 'vest',
    parameters: { figure: rating, casing: rating === 'Class 3' ? 'yellow' : 'orange' },
  }),
  'KV-CF': drawing('chest-freezer'),
  'KV-CFS': drawing('chest-freezer', { solar: true }),
  'KV-RF': drawing('refrigerator'),
  'KV-AC': drawing('air-conditioner'),
  'KV-ACE': drawing('air-conditioner', { casing: 'sand' }),
  'KV-FN': drawingWithOption('Colour', 'standing-fan'),
  'KV-BAT': drawing('battery-box'),
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
