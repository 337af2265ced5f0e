import { choice, number, warranty, yesNo, type DemoAttributes } from './define-attributes';

/** Tools and safety gear. */
export const toolAttributes: readonly DemoAttributes[] = [
  {
    path: ['Tools'],
    groups: [
      [
        'General',
        choice('Driven by', 'Battery', 'Mains', 'Hand'),
        number('Insulated to', 'V', 'more'),
        yesNo('Case or pouch'),
        choice('Protection', 'IP40', 'IP54', 'IP67'),
        warranty,
      ],
    ],
  },
  {
    path: ['Tools', 'Testers'],
    groups: [
      [
        'Measuring',
        choice('Safety rating', 'CAT II', 'CAT III', 'CAT IV'),
        number('Maximum voltage', 'V', 'more'),
        number('Maximum current', 'A', 'more'),
        yesNo('True RMS'),
        number('Display', 'counts', 'more'),
        yesNo('Insulation test'),
      ],
    ],
  },
  {
    path: ['Tools', 'Testers', 'Clamp meters'],
    groups: [['Measuring', number('Jaw opening', 'mm', 'more')]],
  },
  {
    path: ['Tools', 'Hand tools'],
    groups: [
      [
        'Parts',
        number('Pieces', 'pieces', 'more'),
        number('Largest lug', 'mm²', 'more'),
        number('Dies', 'dies', 'more'),
      ],
    ],
  },
  {
    path: ['Tools', 'Hand tools', 'Sets'],
    groups: [
      ['Parts', number('Insulated tools', 'tools', 'more'), number('Trays', 'trays', 'more')],
    ],
  },
  {
    path: ['Tools', 'Hand tools', 'Crimpers'],
    groups: [['Parts', number('Smallest lug', 'mm²', 'less'), number('Force', 'kN', 'more')]],
  },
  {
    path: ['Tools', 'Power tools'],
    groups: [
      [
        'Drive',
        number('Voltage', 'V', 'more'),
        number('Torque', 'Nm', 'more'),
        number('Batteries included', 'batteries', 'more'),
        number('Battery charge', 'Ah', 'more'),
        number('Largest hole in concrete', 'mm', 'more'),
        yesNo('Hammer action'),
      ],
    ],
  },
  {
    path: ['Safety gear'],
    groups: [
      [
        'General',
        choice('Standard', 'EN 397', 'EN 12492', 'EN 60903', 'EN 361', 'EN 358', 'EN ISO 20471'),
        choice('Size', 'S', 'M', 'L', 'XL', 'One size'),
        yesNo('Reflective'),
      ],
    ],
  },
  {
    path: ['Safety gear', 'Head'],
    groups: [['Helmet', yesNo('Vented'), yesNo('Ear defenders'), yesNo('Side impact protection')]],
  },
  {
    path: ['Safety gear', 'Hands'],
    groups: [
      [
        'Gloves',
        number('Tested to', 'kV', 'more'),
        choice('Class', 'Class 00', 'Class 0', 'Class 1', 'Class 2', 'Class 3'),
        number('Length', 'cm'),
        yesNo('Leather over-gloves'),
      ],
    ],
  },
  {
    path: ['Safety gear', 'Body'],
    groups: [['General', choice('Fastening', 'Zip', 'Pass-through buckles', 'Quick buckles')]],
  },
  {
    path: ['Safety gear', 'Body', 'Harnesses'],
    groups: [
      [
        'Harness',
        number('Maximum weight of user', 'kg', 'more'),
        number('Attachment points', 'points', 'more'),
        yesNo('Work-positioning belt'),
        yesNo('Lanyard included'),
      ],
    ],
  },
  {
    path: ['Safety gear', 'Body', 'Vests'],
    groups: [
      [
        'Vest',
        choice('Class', 'Class 1', 'Class 2', 'Class 3'),
        number('Seen from', 'm', 'more'),
        number('Reflective area', 'm²', 'more'),
        yesNo('Sleeves'),
      ],
    ],
  },
];
