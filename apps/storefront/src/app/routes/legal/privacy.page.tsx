import { legalTextVersions } from '@market/domain/accounts/legal-text-versions';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import { paths } from '../../paths';
import { TextPage, type TextSection } from './text-page';

const createSections = (name: string): TextSection[] => [
  {
    title: 'Who is responsible',
    paragraphs: [
      `${name} is responsible for the personal data that this notice describes, under the Nigeria Data Protection Act 2023.`,
    ],
  },
  {
    title: 'What we keep',
    paragraphs: [
      'For everyone with an account: name, email address, phone number if you give one, a scrambled form of your password, and when you agreed to the terms.',
      'For customers: delivery addresses, cart, saved products, orders, returns, reviews, questions to stores, stores that you follow, products that you want to be told about, and messages to us. For guests: the name, email address, phone number and delivery address of each order.',
      'For deliveries: the times, a photo or signature as proof, and the rider’s position to about 1 km if the rider shares it. For payments: amount, time, reference, and the type and last four digits of the card. We never receive your whole card number.',
      'For stores and delivery companies, we also keep business details, identity documents and the bank account for payouts.',
    ],
  },
  {
    title: 'Why we keep it',
    paragraphs: [
      'To carry out your orders, payments, deliveries and payouts, under our contract with you. To keep accounts and check identities, as the law requires. To prevent fraud and keep the service safe, which is our legitimate interest.',
      'We do not sell your data, and we do not use it for other companies’ advertising.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'The store and the rider see the name, address and phone number that they need for your delivery. Payments are processed by a payment provider, and emails are sent by a mail service; each gets only what it needs.',
      'Reviews and questions show your first name and the first letter of your last name.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'We keep your account until you delete it. Your profile, addresses, cart, saved products, followed stores and messages are then deleted too. Your reviews and questions stay, but without your name. Orders, invoices and payments are kept for six years, as tax law requires.',
      'Links that we email to you expire within three days, and you are signed out after a period of inactivity.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      <>
        We keep your sign-in in cookies. The browser’s storage holds your name and contact details,
        the cart of a guest, the state that you chose for delivery, and what you looked at. We do
        not ask for the position of your device. The{' '}
        <Link to={paths.cookies.href()} className="link">
          cookies page
        </Link>{' '}
        lists everything.
      </>,
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      <>
        With an account, you can download your data and delete the account on{' '}
        <Link to={paths.profile.href()} className="link">
          your profile page
        </Link>
        .
      </>,
      'You may ask for a copy of your data, have it corrected or deleted, object to its use, move it to another service and withdraw your consent. We answer within 30 days.',
      'If you are not satisfied with our answer, you can complain to the Nigeria Data Protection Commission.',
    ],
  },
];

export function PrivacyPage() {
  const { platformName } = useServices().config;
  return (
    <TextPage
      title="Privacy notice"
      changed={legalTextVersions.privacy}
      sections={createSections(platformName)}
    />
  );
}
