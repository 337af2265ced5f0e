import type { ReviewTexts } from './review-words';

/** Sub-categories whose products differ from the rest of their category. */
export const subCategoryReviewTexts: Readonly<Record<string, ReviewTexts>> = {
  'Mounting and cable': {
    good: [
      ['Full metres', 'We measured the drum: nothing missing, and the copper is red to the core.'],
      ['Rails are straight', 'Holes meet holes. We finished the roof before lunch.'],
      [
        'Strong clamps',
        'Stainless, not painted iron. They have seen rain and nothing has changed.',
      ],
    ],
    mixed: [['Two bolts less', 'The rest is good. Count them before you climb.']],
    poor: [['Wrong size in the bag', 'The label says one thing and the ring inside says another.']],
  },
  'Portable panels': {
    good: [
      ['Fits behind the seat', 'I open it on the farm and by noon everything is charged.'],
      ['Light', 'My daughter carries it. Gives about 80 percent of the label in good sun.'],
    ],
    mixed: [['Cloth is already fading', 'It still charges the same.']],
    poor: [['Zip broke', 'In the first month. The panel works.']],
  },
  'Inverter parts': {
    good: [
      [
        'Now I see everything',
        'Production, load and battery on my phone. It paid for itself by showing me the faulty string.',
      ],
      ['Five minutes', 'Scan, choose the Wi-Fi, finished.'],
      ['Keeps the network', 'The 4G holds even where my phone struggles.'],
    ],
    mixed: [['Only 2.4 GHz', 'I had to split the router. They should say so on the page.']],
    poor: [['Loses the cloud every night', 'I reset it each morning.']],
  },
  'Portable power': {
    good: [
      ['For my barbing salon', 'Two clippers and a fan all day, charged overnight.'],
      [
        'Took it to the village for Christmas',
        'Phones of the whole compound, and the bulbs till we slept.',
      ],
      ['Real sine wave', 'My CPAP runs six hours on it. I sleep in peace.'],
    ],
    mixed: [['Fan comes on while charging', 'Not loud, but not for a bedroom.']],
    poor: [['Drops from 30 percent to nothing', 'It says one hour and then it is off.']],
  },
  Accessories: {
    good: [
      ['Fits exactly', 'No adapter, no forcing.'],
      ['Strong', 'You can feel the difference from the one in the market.'],
    ],
    mixed: [['Shorter than I pictured', 'Check the metres. The quality is good.']],
    poor: [['Wrong plug', 'It does not match the one in the picture.']],
  },
  Air: {
    good: [
      ['Cools the room in ten minutes', 'And my inverter carries it from ten to four.'],
      ['Quiet enough to sleep', 'We forgot that it was on.'],
      [
        'Remembers its setting',
        'When light comes back it goes on as before, nobody has to stand up.',
      ],
    ],
    mixed: [
      [
        'Installer needed more pipe',
        'The kit has three metres and my wall needs five. It cools well.',
      ],
    ],
    poor: [['Remote did not work', 'And nobody had one in stock for two weeks.']],
  },
};

/** Reviews of the store and the delivery. */
export const storeReviewTexts: ReviewTexts = {
  good: [
    ['They called before dispatch', 'To check my breaker size. First seller to do that.'],
    ['Came the next day', 'Ordered in the evening, and by 2 pm the rider was at my gate.'],
    ['Will buy again', 'Clear answers on the phone and the goods are as pictured.'],
    ['Well packed', 'You can see that they know our roads.'],
    ['Honest people', 'They told me that the bigger one would be a waste for my house.'],
    ['Smooth', 'Paid, tracked it, gave the code, finished.'],
    ['Helped my electrician', 'He had questions and they stayed on the line until it worked.'],
    [
      'Took the return without wahala',
      'Wrong size was my own mistake. They changed it in three days.',
    ],
    ['Third order', 'I have stopped looking elsewhere.'],
    ['They reply at night', 'I wrote at 10 pm and somebody who knew the product answered.'],
    ['Invoice and warranty in the box', 'No story when you need them later.'],
    ['Good for business', 'I resell in Aba. My customers have not brought anything back.'],
    ['They know the thing that they sell', 'Not just reading from the carton.'],
    [
      'Rider called from the junction',
      'And he carried it to the third floor without asking for anything.',
    ],
  ],
  mixed: [
    ['Slow to confirm', 'It took a day before they accepted the order. After that it was quick.'],
    ['Rider could not find us', 'They should give them the landmark too. The goods are fine.'],
    ['Good product, poor carton', 'The box had opened on the road. Nothing was missing.'],
  ],
  poor: [
    [
      'Nobody picks the phone',
      'Three days before I heard anything. The order came, but the waiting was too much.',
    ],
    ['Came late', 'A week after the date on my order.'],
  ],
};

/** Reviews about the delivery, without a headline. Used when all texts about the goods are used. */
export const shortReviewTexts = {
  good: [
    'Came in two days, well wrapped.',
    'As described. Nothing to add.',
    'The rider was polite and waited while I checked.',
    'Original. I scratched the seal and confirmed it.',
    'I am buying a second one for my mother.',
    'My technician gave it a pass.',
    'Better price than Alaba, and no stress.',
    'It does the work.',
    'Correct goods, correct price.',
    'Arrived a day before the date they promised.',
    'So far so good.',
    'Recommended by my neighbour, now I recommend it too.',
    'Packed like an egg.',
    'Straightforward. God bless the rider.',
  ],
  mixed: [
    'It is okay for the money.',
    'Manageable. I expected a bit more.',
    'Good item, slow delivery.',
    'Not bad.',
  ],
  poor: ['Not what I expected.', 'I have asked to return it.'],
} as const satisfies Readonly<Record<keyof ReviewTexts, readonly string[]>>;

/** Stores' replies to satisfied and to dissatisfied customers. */
export const storeReplies = {
  good: [
    'Thank you for coming back to us. Call the number on your invoice if you need anything.',
    'We are glad that it works for you. Greet your installer.',
    'Thank you. Your words keep the team going.',
  ],
  bad: [
    'We are sorry. Our team will call you today on the number of your order.',
    'That should not happen. We have put it right with you this morning; call us if anything is left.',
    'Thank you for telling us. We have spoken to our people, so that it does not happen again.',
  ],
} as const;
