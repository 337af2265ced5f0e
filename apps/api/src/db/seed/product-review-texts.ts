import type { CategoryName } from '../reference/category-tree';
import { powerReviewTexts } from './power-review-texts';
import type { ReviewTexts } from './review-words';

const cooling: ReviewTexts = {
  good: [
    [
      'Carries on inverter without stress',
      'It starts slowly, so my 3.5 kVA inverter does not shout. Meat stayed frozen for two days when they took light.',
    ],
    ['Quiet', 'You only know it is on because the room is cold.'],
    [
      'Good for my shop',
      'I sell drinks by the roadside and it has paid for itself in pure water alone.',
    ],
    [
      'Low light bill',
      'My prepaid unit used to finish in nine days. Now it is fifteen, with the same recharge.',
    ],
  ],
  mixed: [
    [
      'Works, but a scratch on the door',
      'Cooling is fine. There was a scratch on the side when we opened the carton; the store gave me a small refund.',
    ],
    [
      'Manual is not helpful',
      'It took the technician to explain the settings. After that no problem.',
    ],
  ],
  poor: [
    [
      'Stopped after a week',
      'It cooled for eight days. I have asked for the warranty, let us see.',
    ],
  ],
};

/** Texts of reviews by the kind of product. */
export const productReviewTexts: Readonly<Record<CategoryName, ReviewTexts>> = {
  ...powerReviewTexts,
  Generators: {
    good: [
      ['Starts with one pull', 'Even after two weeks of standing. My wife can start it.'],
      ['Small fuel, long time', 'Ten litres take me from evening till the watchman sleeps.'],
      ['Pure copper', 'My rewirer opened it before I agreed to pay him. He was smiling.'],
      ['Carries the pumping machine', 'One horse power, no dimming of bulbs.'],
    ],
    mixed: [
      ['Louder than the video', 'It works well, but the neighbours have complained once already.'],
      [
        'Came without engine oil',
        'Strong machine. They should write in big letters that it is dry.',
      ],
    ],
    poor: [['Leaks at the tap', 'Petrol under it every morning. I have asked for a replacement.']],
  },
  'Cooking gas': {
    good: [
      [
        'Correct weight',
        'I weighed it at the market scale: full 12.5, plus the cylinder. You cannot get that on my street.',
      ],
      ['Regulator seals well', 'No smell, no bubbles in the soap test.'],
      ['Blue flame', 'Cooks beans in the time the old burner took to heat the pot.'],
      [
        'They tested it at the door',
        'The rider put soap on the joint before he let me sign. Very professional.',
      ],
    ],
    mixed: [
      ['Hose is short', 'Safe and new, but it does not reach where my cylinder stands outside.'],
    ],
    poor: [['Knob came broken', 'They have promised to send another one. Cylinder is all right.']],
  },
  'Smart meters': {
    good: [
      [
        'No estimated billing again',
        'Tenants see their own units. The quarrel in the compound has finished.',
      ],
      ['Loads token in one minute', 'I buy on my phone and it enters by itself.'],
      ['Accurate', 'I ran it behind the disco’s own meter for a month: two units difference.'],
    ],
    mixed: [['Display is hard to read in the sun', 'It counts well. Put it where there is shade.']],
    poor: [['Refused my first tokens', 'It took four days of calls until it was registered.']],
  },
  'EV chargers': {
    good: [
      ['Full by morning', 'I plug in at 9 pm and the car is ready for Lekki-Epe the next day.'],
      [
        'Waits for the sun',
        'It charges only from what the roof has left. That setting alone is worth the money.',
      ],
      ['Solid box', 'Rain and generator fumes, it does not care.'],
    ],
    mixed: [
      ['Needs a good earth', 'It refused to start until we put a second rod. After that, fine.'],
    ],
    poor: [['Card reader does not read', 'Works from the app only. That is not what I paid for.']],
  },
  Lubricants: {
    good: [
      ['Original', 'Seal intact, batch number checks on the maker’s site. Engine is calmer.'],
      ['For my two danfos', 'Five thousand kilometres and it is still not black like coal.'],
      [
        'Good price for a keg',
        'Same one costs more at the mechanic village, and there you are not even sure.',
      ],
    ],
    mixed: [['Cap leaked a little', 'Perhaps a cup was lost on the road. The oil is correct.']],
    poor: [
      ['Keg arrived open', 'Half of it was in the carton. I refused it and they are refunding me.'],
    ],
  },
  Tools: {
    good: [
      ['Reads the same as the expensive one', 'I compared it with my boss’s meter all day.'],
      ['Survived a fall from the ladder', 'From the third rung, on concrete. Still reading.'],
      [
        'Everything in its place',
        'The case closes and nothing shakes. I use it every working day.',
      ],
    ],
    mixed: [['Probes are stiff', 'The tool is fine; I changed the leads for softer ones.']],
    poor: [['Battery cover broke', 'First time I opened it. Now it is held by tape.']],
  },
  'Safety gear': {
    good: [
      [
        'Passed the site inspection',
        'The safety officer looked at the label and gave us our permits.',
      ],
      ['Comfortable all day', 'Light, and it does not press. My boys no longer remove it.'],
      ['True size', 'Ordered for twelve men by the chart and all of them fit.'],
    ],
    mixed: [['Runs small', 'Take one size up if you have broad shoulders.']],
    poor: [['Stitching came out', 'One of the six opened at the seam in the first week.']],
  },
  Appliances: cooling,
  Lighting: {
    good: [
      ['Bright, and it lasts', 'Four months of dusk to dawn. The street is safer.'],
      ['White light, no flicker', 'I can film with it.'],
      ['Comes on by itself', 'When they take light it is on before you find your phone.'],
    ],
    mixed: [['A bit too cool for a bedroom', 'Take the warm one for inside. Quality is good.']],
    poor: [['Two of six are dead', 'Waiting for the replacement.']],
  },
};
