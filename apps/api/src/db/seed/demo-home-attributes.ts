import { choice, number, warranty, yesNo, type DemoAttributes } from './define-attributes';

const batteryTime = number('Time on battery', 'h', 'more');

/** Gas, lubricants, appliances and lighting. */
export const homeAttributes: readonly DemoAttributes[] = [
  {
    path: ['Cooking gas'],
    groups: [
      [
        'General',
        choice('Gas', 'LPG', 'Natural gas'),
        choice('Suits', 'Home', 'Catering'),
        choice('Gas connection', 'Clip-on valve', 'Screw-in valve', 'Hose nozzle'),
        yesNo('SON certified'),
        warranty,
      ],
    ],
  },
  {
    path: ['Cooking gas', 'Cylinders'],
    groups: [
      [
        'Cylinder',
        number('Gas capacity', 'kg', 'more'),
        number('Water capacity', 'L'),
        number('Height', 'cm'),
        choice('Material', 'Steel', 'Composite'),
        yesNo('Gas level visible'),
        yesNo('Stove included'),
      ],
    ],
  },
  {
    path: ['Cooking gas', 'Burners'],
    groups: [
      [
        'Burner',
        number('Flames', 'flames', 'more'),
        choice('Pressure', 'Low', 'High'),
        yesNo('Flame-out cut-off'),
      ],
    ],
  },
  {
    path: ['Cooking gas', 'Accessories'],
    groups: [
      [
        'Hose and regulator',
        number('Hose length', 'm', 'more'),
        number('Gas flow', 'kg/h', 'more'),
        yesNo('Shuts when the hose is cut'),
        yesNo('Gauge'),
      ],
    ],
  },
  {
    path: ['Lubricants'],
    groups: [
      [
        'General',
        number('Volume', 'L'),
        choice('Container', 'Bottle', 'Can', 'Jerrycan', 'Pail', 'Drum'),
        choice('Opening', 'Spout', 'Screw cap', 'Bung'),
        choice('Base', 'Mineral', 'Semi-synthetic', 'Synthetic', 'Naphthenic'),
        choice(
          'Suits',
          'Petrol engines',
          'Diesel engines',
          'Motorbikes and tricycles',
          'Small generators',
          'Hydraulic systems',
          'Transformers',
        ),
      ],
    ],
  },
  {
    path: ['Lubricants', 'Engine oil'],
    groups: [
      [
        'Grade',
        choice('Viscosity', '5W-30', '10W-40', '15W-40', '20W-50', 'SAE 30'),
        choice('API class', 'SF', 'SL', 'SP', 'CI-4', 'CK-4'),
        number('Change after', 'h', 'more'),
      ],
    ],
  },
  {
    path: ['Lubricants', 'Industrial oil'],
    groups: [
      [
        'Grade',
        choice('ISO grade', 'VG 32', 'VG 46', 'VG 68'),
        number('Flash point', '°C', 'more'),
        number('Pour point', '°C', 'less'),
        number('Filtered to', 'µm', 'less'),
        number('Breakdown voltage', 'kV', 'more'),
      ],
    ],
  },
  {
    path: ['Appliances'],
    groups: [
      [
        'Electrical',
        number('Power draw', 'W', 'less'),
        number('Starting power', 'W', 'less'),
        number('Energy per day', 'kWh', 'less'),
        choice('Supply', '12 V', '24 V', '230 V'),
        yesNo('Inverter drive'),
      ],
      ['Warranty', warranty],
    ],
  },
  {
    path: ['Appliances', 'Cooling'],
    groups: [
      [
        'Cooling',
        number('Volume', 'L', 'more'),
        choice('Refrigerant', 'R600a', 'R134a'),
        number('Stays cold without power', 'h', 'more'),
      ],
      ['Warranty', number('Compressor warranty', 'years', 'more')],
    ],
  },
  {
    path: ['Appliances', 'Air', 'Air conditioners'],
    groups: [
      [
        'Cooling',
        number('Cooling capacity', 'BTU/h', 'more'),
        number('Lowest power', 'W', 'less'),
        yesNo('Heats'),
        choice('Condenser', 'Copper', 'Aluminium'),
        choice('Refrigerant', 'R32', 'R410A'),
      ],
    ],
  },
  {
    path: ['Appliances', 'Air', 'Fans'],
    groups: [['Fan', number('Speeds', 'speeds', 'more'), yesNo('Remote control'), yesNo('Timer')]],
  },
  {
    path: ['Lighting'],
    groups: [
      ['Electrical', number('Power', 'W', 'less')],
      [
        'Light',
        number('Brightness', 'lm', 'more'),
        choice('Colour of light', 'Warm white', 'Neutral white', 'Daylight'),
        number('Lifetime', 'h', 'more'),
      ],
      ['Warranty', warranty],
    ],
  },
  {
    path: ['Lighting', 'Bulbs'],
    groups: [
      [
        'Fitting',
        choice('Base', 'E27', 'B22'),
        number('Bulbs in the pack', 'bulbs'),
        number('Diameter', 'mm'),
      ],
    ],
  },
  {
    path: ['Lighting', 'Outdoor'],
    groups: [
      [
        'Construction',
        choice('Protection', 'IP44', 'IP65', 'IP66', 'IP67'),
        number('Mounting height', 'm'),
        yesNo('Solar panel built in'),
        yesNo('Dims when nobody is near'),
        batteryTime,
      ],
    ],
  },
  { path: ['Lighting', 'Emergency'], groups: [['Battery', batteryTime]] },
];
