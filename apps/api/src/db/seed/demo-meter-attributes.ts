import { choice, number, phases, warranty, yesNo, type DemoAttributes } from './define-attributes';

/** Meters and chargers. */
export const meterAttributes: readonly DemoAttributes[] = [
  {
    path: ['Smart meters'],
    groups: [
      [
        'Electrical',
        number('Maximum current', 'A', 'more'),
        phases,
        choice('Accuracy', 'Class 0.5', 'Class 1', 'Class 2'),
      ],
      [
        'General',
        choice('Communication', 'None', 'GPRS', 'PLC', 'RF', 'RS-485'),
        yesNo('NEMSA approved'),
        warranty,
      ],
    ],
  },
  {
    path: ['Smart meters', 'Prepaid'],
    groups: [['General', yesNo('STS compliant'), yesNo('Separate keypad'), yesNo('Remote top-up')]],
  },
  {
    path: ['Smart meters', 'Sub-meters'],
    groups: [
      ['Electrical', yesNo('Current transformer'), number('Largest wire', 'mm²', 'more')],
      ['General', number('Width on the rail', 'modules', 'less')],
    ],
  },
  {
    path: ['EV chargers'],
    groups: [
      [
        'Electrical',
        number('Power', 'kW', 'more'),
        choice('Connector', 'Type 2', 'CCS2', 'GB/T'),
        phases,
        number('Maximum current', 'A', 'more'),
      ],
      ['Body and warranty', choice('Protection', 'IP44', 'IP54', 'IP55'), warranty],
    ],
  },
  {
    path: ['EV chargers', 'AC chargers'],
    groups: [
      ['Use', number('Sockets', 'sockets', 'more'), yesNo('Solar surplus'), yesNo('Card reader')],
    ],
  },
  {
    path: ['EV chargers', 'DC chargers'],
    groups: [
      ['Electrical', number('Highest voltage', 'V', 'more'), number('Supply current', 'A', 'less')],
      ['Use', number('Charging cables', 'cables', 'more'), yesNo('Two cars at once')],
    ],
  },
  {
    path: ['EV chargers', 'Accessories'],
    groups: [
      [
        'Body and warranty',
        number('Length', 'm', 'more'),
        number('Cable weight', 'kg', 'less'),
        yesNo('Bag included'),
      ],
    ],
  },
];
