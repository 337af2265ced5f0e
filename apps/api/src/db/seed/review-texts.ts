import type { CategoryName } from '../reference/category-tree';

/** What a customer writes: a headline and, mostly, a few sentences. */
type Words = readonly [title: string, text: string];

export interface Opinions {
  /** 5 and 4 stars. */
  readonly good: readonly Words[];
  /** 3 and 2 stars. */
  readonly mixed: readonly Words[];
  /** 1 star. */
  readonly poor: readonly Words[];
}

const cooling: Opinions = {
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

/** By what was bought. */
export const productOpinions: Readonly<Record<CategoryName, Opinions>> = {
  'Solar panels': {
    good: [
      [
        'Gives what is on the label',
        'My installer put a clamp on it at noon: 13.1 A. These people are not lying about the wattage.',
      ],
      [
        'Good glass, strong frame',
        'Came through the first rainy season without any water inside. I bought four and I am going back for two more.',
      ],
      ['Batteries full by 1 pm', 'Even in harmattan dust. Just wipe them every two weeks.'],
      [
        'Well packed',
        'Corner protectors on every panel and straw between them. Not one crack, all the way to Jos.',
      ],
      [
        'My installer approved',
        'He normally tells me to buy from his own person. This one he checked twice and kept quiet.',
      ],
    ],
    mixed: [
      [
        'Panel is fine, cables short',
        'Power is as promised. The tails are shorter than on the older model, so budget for extension.',
      ],
      [
        'One corner bent',
        'Delivery man stood it on one edge. It works, but look at it before you give the code.',
      ],
      [
        'Good, but warms up',
        'In the afternoon it drops more than my old ones. Morning output is excellent.',
      ],
    ],
    poor: [
      [
        'Came with a crack',
        'Hairline crack across the glass. I did not see it until the man had gone.',
      ],
    ],
  },
  Inverters: {
    good: [
      [
        'No more generator noise',
        'Fridge, two TVs, fans and all the bulbs. Since March I have bought fuel only once.',
      ],
      ['Change-over is so fast', 'My desktop does not even blink when they take light.'],
      [
        'The app tells you the truth',
        'I see what each panel string brings from my phone in Abuja while my people are in Enugu.',
      ],
      [
        'Carries my 1.5 HP',
        'With the soft starter it runs the AC from 10 to 4 without touching the battery.',
      ],
      [
        'Support picked up',
        'I set the battery type wrongly and the store’s engineer corrected it on a video call, on a Sunday.',
      ],
    ],
    mixed: [
      [
        'Fan is loud at full load',
        'Below 60 percent you hear nothing. Above that it is like a small blower, so do not put it in the parlour.',
      ],
      [
        'Setting it up takes patience',
        'The menu is not for ordinary people. Get somebody who knows the codes.',
      ],
    ],
    poor: [
      [
        'Error 56 after two weeks',
        'They have asked me to send it to Ikeja. I live in Yola. I expected somebody to come.',
      ],
    ],
  },
  Batteries: {
    good: [
      ['Lasts the night', 'From 7 pm to 6 am with the freezer on, and there is still 40 percent.'],
      [
        'Real capacity',
        'Discharged it with a meter: 5.2 kWh out of 5.12 on the label. I was surprised.',
      ],
      [
        'Talks to my inverter',
        'Plugged in the cable, chose the protocol, finished. No adjusting of voltages.',
      ],
      ['Better than the tubular ones I had', 'No water, no smell, and the room is free again.'],
    ],
    mixed: [
      ['Heavy, plan for it', 'Three people to carry it upstairs. The battery itself is good.'],
      [
        'Charging is slower than I thought',
        'It protects itself when the room is hot. Leave space around it.',
      ],
    ],
    poor: [
      [
        'Brackets were missing',
        'The battery is on the floor while I wait for them. Two calls already.',
      ],
    ],
  },
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

/** Where the sub-category is another thing altogether. */
export const subCategoryOpinions: Readonly<Record<string, Opinions>> = {
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

/** Of the store and the delivery. */
export const storeOpinions: Opinions = {
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

/** For whom has been said already what there is to say of the goods: of the way here, without a headline. */
export const shortOpinions = {
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
} as const satisfies Readonly<Record<keyof Opinions, readonly string[]>>;

/** What stores answer to those who were content, and to those who were not. */
export const storeAnswers = {
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
