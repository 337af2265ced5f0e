import type { AppServices } from '../../compose';
import { addMilliseconds, hours } from '../../platform/clock';
import type { SeedProduct } from './insert-products';
import type { People } from './members';
import type { Timeline } from './timeline';

interface DemoQuestion {
  /** The start of the name of the product's series. */
  readonly series: string;
  /** Hours before the end of the demo. */
  readonly hoursAgo: number;
  readonly text: string;
  /** Undefined while the store has not answered. */
  readonly answer?: { readonly hoursLater: number; readonly text: string };
  /** Why the store hid the question, an hour later. */
  readonly hidden?: string;
}

const demoQuestions: readonly DemoQuestion[] = [
  {
    series: 'Axora H hybrid',
    hoursAgo: 900,
    text: 'Can I run it with tubular batteries now and change to lithium later?',
    answer: {
      hoursLater: 5,
      text: 'Yes. Choose the battery type in the menu, and set the charge current to what the battery allows. Do not mix both types.',
    },
  },
  {
    series: 'Axora H hybrid',
    hoursAgo: 610,
    text: 'Will it start a 1.5 HP air conditioner that is not an inverter model?',
    answer: {
      hoursLater: 20,
      text: 'The 5 kVA and larger ones do, with at least 200 Ah of battery at 48 V. For the 3.6 kVA choose an inverter air conditioner.',
    },
  },
  {
    series: 'Axora H hybrid',
    hoursAgo: 26,
    text: 'Is the Wi-Fi module included, and does it work without an internet connection?',
  },
  {
    series: 'Sunforge {rating} N-type',
    hoursAgo: 500,
    text: 'What are the length and width of one panel? My roof is 6 metres wide.',
    answer: {
      hoursLater: 9,
      text: 'It is 1.72 m by 1.13 m. Five stand side by side on 6 metres, with room for the clamps.',
    },
  },
  {
    series: 'Sunforge {rating} N-type',
    hoursAgo: 210,
    text: 'Do you deliver the panels on a pallet, or can a rider bring four of them?',
    answer: {
      hoursLater: 3,
      text: 'Up to six come by van, each in its carton with corner guards. From seven we put them on a pallet.',
    },
  },
  {
    series: 'Duravolt Stack',
    hoursAgo: 340,
    text: 'How many of these can be connected in parallel?',
    answer: {
      hoursLater: 30,
      text: 'Up to eight. Set the address switch of each, and connect the data cable from one to the next.',
    },
  },
  {
    series: 'Homefire {rating} gas starter',
    hoursAgo: 150,
    text: 'Is the cylinder filled when it arrives?',
    answer: {
      hoursLater: 2,
      text: 'No, cylinders travel empty. Any filling station near you fills them, and the kit has the regulator and hose.',
    },
  },
  {
    series: 'Tembo Quiet',
    hoursAgo: 96,
    text: 'How long does it run on one tank at half load?',
    answer: { hoursLater: 14, text: 'About seven hours in Eco mode. The tank holds 4.2 litres.' },
  },
  {
    series: 'Tembo Quiet',
    hoursAgo: 40,
    text: 'Your generators are rubbish, call me on my number for a better one',
    hidden: 'Advertises another seller.',
  },
  {
    series: 'Kelvo {rating} inverter chest',
    hoursAgo: 12,
    text: 'How many watts does it need when it starts? I have a 1 kVA inverter.',
  },
];

interface Deps {
  readonly services: Pick<AppServices, 'questions'>;
  readonly goods: readonly SeedProduct[];
  readonly people: Pick<People, 'customers'>;
  readonly timeline: Timeline;
}

/** Customers ask about products: most are answered, some wait, one is hidden. */
export function askQuestions({ services: { questions }, goods, people, timeline }: Deps): void {
  for (const [index, { series, hoursAgo, text, answer, hidden }] of demoQuestions.entries()) {
    const product = goods.find((each) => each.series.name.startsWith(series));
    const asker = people.customers[index % people.customers.length];
    if (!product || !asker) throw new Error(`There is no product of ${series}, or no customer`);
    const { storeId } = product.store;
    const askedAt = addMilliseconds(timeline.end, -hours(hoursAgo));
    const findId = async (): Promise<string> => {
      const { rows } = await questions.received({ storeId }, { search: text, limit: 1, offset: 0 });
      const [question] = rows;
      if (!question) throw new Error(`The question about ${series} is missing`);
      return question.id;
    };
    timeline.at(askedAt, () => questions.ask(asker.userId, { productId: product.productId, text }));
    if (answer)
      timeline.at(
        addMilliseconds(askedAt, hours(answer.hoursLater)),
        async () => void (await questions.answer({ storeId }, await findId(), answer.text)),
      );
    if (hidden !== undefined)
      timeline.at(
        addMilliseconds(askedAt, hours(1)),
        async () => void (await questions.hide({ storeId }, await findId(), hidden)),
      );
  }
}
