import { legalTextVersions } from '@market/domain/accounts/legal-text-versions';
import { useServices } from '@market/web-kit/services';
import { TextPage, type TextSection } from './text-page';

const createSections = (name: string): TextSection[] => [
  {
    title: 'Who sells',
    paragraphs: [
      `${name} is a marketplace. Each product is sold by the store named on its page; ${name} takes the payment, arranges the delivery and handles returns.`,
      'Stores are checked before they sell. They are responsible for what they say about their products, and for their quality and warranty.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You can buy without an account. You need one to sell or deliver. Give your real name and an email address that you check, and keep your password to yourself. You must be 18 or older.',
      'Tell us immediately if someone else uses your account. We may close accounts that are used for fraud.',
    ],
  },
  {
    title: 'Prices and payment',
    paragraphs: [
      'Prices are in naira. Before you pay you see the price of each product, the delivery fee of each store and the total; you are charged that total and nothing else.',
      'The sale is made when your payment succeeds. If a product has sold out by then, we refund you for it.',
    ],
  },
  {
    title: 'Delivery',
    paragraphs: [
      'The day and the fee that you see when you pay are kept on your order. If a delivery will be late, your order says so.',
      'Read your delivery code to the rider only after you have checked the goods. The code confirms that you have received them.',
    ],
  },
  {
    title: 'Cancelling, returns and refunds',
    paragraphs: [
      'You can cancel an order while its page shows “Cancel order”. After delivery you can request a return within the return period shown on your order, which is at least 7 days.',
      'Refunds go to the card or account that you paid with. Cash paid on delivery is refunded to the bank account that you enter with the return. This does not affect your rights under the Federal Competition and Consumer Protection Act 2018.',
    ],
  },
  {
    title: 'Selling and delivering',
    paragraphs: [
      `Stores and delivery companies must keep their promises to the customer. ${name} keeps its commission from each sale and pays the rest into the store’s bank account after the return period.`,
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: [
      'Do not sell goods that are stolen, counterfeit or illegal in Nigeria, write reviews of products that you did not buy, or disrupt the service.',
    ],
  },
  {
    title: 'Changes and governing law',
    paragraphs: [
      'When these terms change, the date above changes. The terms that applied when you placed an order still apply to it.',
      'The law of the Federal Republic of Nigeria applies.',
    ],
  },
];

export function TermsPage() {
  const { platformName } = useServices().config;
  return (
    <TextPage
      title="Terms of use"
      changed={legalTextVersions.terms}
      sections={createSections(platformName)}
    />
  );
}
