import {
  choice,
  number,
  phases,
  required,
  unfiltered,
  warranty,
  yesNo,
  type DemoAttributes,
} from './define-attributes';

const batteryVoltage = choice('Battery voltage', '12 V', '24 V', '48 V');

/** Panels, inverters, batteries and generators. */
export const powerAttributes: readonly DemoAttributes[] = [
  {
    path: ['Solar panels'],
    groups: [
      [
        'Electrical',
        number('Power', 'W', 'more'),
        number('Open-circuit voltage', 'V'),
        number('Short-circuit current', 'A'),
        number('Voltage at maximum power', 'V'),
      ],
      [
        'Construction',
        choice(
          'Cell type',
          'N-type monocrystalline',
          'P-type monocrystalline',
          'Polycrystalline',
          'Thin film',
        ),
      ],
      ['Warranty', warranty],
    ],
  },
  {
    path: ['Solar panels', 'Mono panels'],
    groups: [
      ['Electrical', number('Efficiency', '%', 'more')],
      ['Construction', yesNo('Glass on both sides'), choice('Frame', 'Silver', 'Black')],
      ['Warranty', number('Output warranty', 'years', 'more')],
    ],
  },
  {
    path: ['Solar panels', 'Mono panels', 'Bifacial'],
    groups: [['Electrical', number('Gain from the rear', '%', 'more')]],
  },
  {
    path: ['Solar panels', 'Portable panels'],
    groups: [
      [
        'Construction',
        yesNo('Folds'),
        yesNo('Carrying handle'),
        choice('Plug', 'MC4', 'XT60', 'DC 5521'),
      ],
    ],
  },
  {
    path: ['Solar panels', 'Mounting and cable'],
    groups: [
      ['General', choice('Material', 'Aluminium', 'Copper', 'Plastic')],
      ['Electrical', number('Maximum current', 'A', 'more'), number('Maximum voltage', 'V')],
    ],
  },
  {
    path: ['Solar panels', 'Mounting and cable', 'Rails'],
    groups: [
      [
        'General',
        number('Panels held', 'panels'),
        number('Row length', 'm'),
        choice('Roof', 'Long-span', 'Long-span and step-tile'),
        yesNo('Stainless bolts'),
      ],
    ],
  },
  {
    path: ['Solar panels', 'Mounting and cable', 'Copper cable'],
    groups: [
      [
        'General',
        number('Cross-section', 'mm²'),
        number('Length', 'm'),
        number('Outer diameter', 'mm'),
        yesNo('SON certified'),
      ],
      ['Electrical', number('Resistance', 'Ω/km', 'less')],
    ],
  },
  {
    path: ['Solar panels', 'Mounting and cable', 'Connectors'],
    groups: [
      [
        'General',
        choice('Plug', 'MC4'),
        number('Pairs', 'pairs'),
        number('Largest cable', 'mm²'),
        yesNo('Spanners included'),
      ],
    ],
  },
  {
    path: ['Inverters'],
    groups: [
      [
        'Output',
        number('Rated output', 'kVA', 'more'),
        number('Continuous output', 'W', 'more'),
        number('Surge output', 'W', 'more'),
        choice('Waveform', 'Pure sine', 'Modified sine'),
        phases,
        number('Changeover time', 'ms', 'less'),
        number('Units in parallel', 'units', 'more'),
      ],
      [
        'Battery',
        batteryVoltage,
        choice('Battery types', 'Lead-acid', 'Lithium', 'Lead-acid and lithium'),
        number('Maximum charge current', 'A', 'more'),
        number('Maximum battery current', 'A'),
      ],
      [
        'Solar input',
        number('Maximum solar input', 'W', 'more'),
        number('MPPT trackers', 'trackers', 'more'),
        unfiltered(number('Lowest MPPT voltage', 'V', 'less')),
        unfiltered(number('Highest MPPT voltage', 'V', 'more')),
        number('Maximum solar voltage', 'V', 'more'),
      ],
      [
        'Body and warranty',
        choice('Protection', 'IP20', 'IP21', 'IP65'),
        number('Noise at half load', 'dB', 'less'),
        warranty,
      ],
    ],
  },
  {
    path: ['Inverters', 'Off-grid'],
    groups: [['Body and warranty', yesNo('Transformer')]],
  },
  {
    path: ['Inverters', 'Inverter parts'],
    groups: [
      [
        'Monitoring',
        choice('Connection', 'Wi-Fi', '4G'),
        yesNo('SIM card slot'),
        yesNo('Shows the battery'),
        number('Reading interval', 'min', 'less'),
        number('Own use', 'W', 'less'),
      ],
    ],
  },
  {
    path: ['Batteries'],
    groups: [
      [
        'Electrical',
        number('Capacity', 'kWh', 'more'),
        number('Charge', 'Ah', 'more'),
        batteryVoltage,
        number('Nominal voltage', 'V'),
        choice('Chemistry', 'LiFePO4', 'Lithium-ion', 'Tubular lead-acid', 'Gel'),
        number('Maximum discharge current', 'A', 'more'),
      ],
      [
        'Use',
        number('Depth of discharge', '%', 'more'),
        number('Cycle life', 'cycles', 'more'),
        choice('Data port', 'None', 'CAN', 'RS485', 'CAN and RS485'),
        number('Units in parallel', 'units', 'more'),
      ],
      ['Warranty', warranty],
    ],
  },
  {
    path: ['Batteries', 'Tubular'],
    groups: [['Use', yesNo('Needs water')]],
  },
  {
    path: ['Batteries', 'Portable power'],
    groups: [
      [
        'Output',
        number('Continuous output', 'W', 'more'),
        number('AC sockets', 'sockets', 'more'),
        number('USB ports', 'ports', 'more'),
      ],
      [
        'Charging',
        number('Maximum solar input', 'W', 'more'),
        number('Maximum solar voltage', 'V', 'more'),
        number('Time to charge from the wall', 'h', 'less'),
      ],
    ],
  },
  {
    path: ['Generators'],
    groups: [
      [
        'Output',
        required(number('Rated output', 'kVA', 'more')),
        number('Continuous output', 'W', 'more'),
        phases,
        choice('Winding', 'Copper', 'Aluminium'),
      ],
      [
        'Engine',
        required(choice('Fuel', 'Petrol', 'Diesel', 'Petrol or cooking gas')),
        choice('Start', 'Recoil', 'Key', 'Automatic'),
        number('Tank', 'L', 'more'),
        number('Run time at half load', 'h', 'more'),
        number('Noise at 7 m', 'dB', 'less'),
      ],
      ['Warranty', warranty],
    ],
  },
];
