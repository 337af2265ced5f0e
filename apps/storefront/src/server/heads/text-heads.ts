import type { Path } from '@market/web-kit/router/paths';
import { paths } from '../../app/paths';
import { breadcrumbs, type HeadInput, type PageHead } from './page-head';

type CreateHead = (input: HeadInput) => PageHead;

const pageHead =
  (name: string, path: Path<string>, description: string): CreateHead =>
  ({ services: { config } }) => ({
    description,
    canonical: path.pattern,
    isIndexed: true,
    jsonLd: [
      breadcrumbs(config.origins.storefront, [
        { name: 'Home', path: paths.home.href() },
        { name, path: path.pattern },
      ]),
    ],
  });

export const helpHead = pageHead(
  'Help',
  paths.help,
  'Answers about delivery, returns, payments and selling, the delivery fees to every zone, and how to reach us.',
);
export const systemHead = pageHead(
  'Size a system',
  paths.system,
  'Choose what should run during a power cut. We find the cheapest inverter, battery and panels in stock that can power it and fit together, and explain why.',
);
/** Not indexed, because it is one of countless combinations of products. */
export const compareHead: CreateHead = () => ({
  description:
    'Two to four products side by side: price, delivery and specifications, with the best values marked.',
  isIndexed: false,
  jsonLd: [],
});
export const aboutHead = pageHead(
  'About us',
  paths.about,
  'A marketplace for energy equipment in Nigeria: which stores sell here, how we deliver, and what happens when something is wrong.',
);
export const termsHead = pageHead(
  'Terms of use',
  paths.terms,
  'The terms for buying, selling and delivering: prices, payment, delivery, returns and refunds.',
);
export const privacyHead = pageHead(
  'Privacy notice',
  paths.privacy,
  'Which personal data we keep, why and for how long, who sees it, and your rights.',
);
export const cookiesHead = pageHead(
  'Cookies',
  paths.cookies,
  'Which cookies and browser storage the shop uses. The shop needs all of them to work.',
);
