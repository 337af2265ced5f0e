import { useServices } from '@market/web-kit/services';
import { TextPage, type TextSection } from './text-page';

const createSections = (name: string): TextSection[] => [
  {
    title: 'What we do',
    paragraphs: [
      `${name} is a marketplace for energy equipment in Nigeria: solar panels, inverters, batteries, generators, cooking gas, meters, chargers, oil, tools and lighting. Stores sell, we take the payment, arrange the delivery and handle returns.`,
    ],
  },
  {
    title: 'Which stores sell here',
    paragraphs: [
      'A store opens in four steps, and our team checks its business documents. We approve it twice before shoppers see it. We review each product before it goes on sale, and again when it changes.',
      'Stores run by a brand itself have the official outlet badge. Only people who have bought from a store can review it.',
    ],
  },
  {
    title: 'How we deliver',
    paragraphs: [
      'Before you pay, you see one day and one fee for each store, based on where the store ships from, where you are and what the goods weigh. Shipping partners carry the parcels in all 36 states and the FCT.',
      'You get a delivery code. Check the goods first, then read the code to the rider. It proves that you have received the goods.',
    ],
  },
  {
    title: 'When something is wrong',
    paragraphs: [
      'You have at least 7 days after delivery to ask for a refund or a replacement. Stores are paid only after this period.',
    ],
  },
];

export function AboutPage() {
  const { platformName } = useServices().config;
  return <TextPage title={`About ${platformName}`} sections={createSections(platformName)} />;
}
