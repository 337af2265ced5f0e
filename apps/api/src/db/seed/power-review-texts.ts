import type { CategoryName } from '../reference/category-tree';
import type { ReviewTexts } from './review-words';

/** Reviews of solar panels, inverters and batteries. */
export const powerReviewTexts = {
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
} satisfies Partial<Record<CategoryName, ReviewTexts>>;
