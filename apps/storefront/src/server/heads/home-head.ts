import { paths } from '../../app/paths';
import type { HeadInput, PageHead } from './page-head';

export function homeHead({ services: { config } }: HeadInput): PageHead {
  const origin = config.origins.storefront;
  const context = 'https://schema.org';
  return {
    description:
      'Solar, inverters, batteries, generators and cooking gas from checked stores across Nigeria. One cart, one payment, delivered to all 36 states and the FCT.',
    canonical: paths.home.href(),
    isIndexed: true,
    jsonLd: [
      {
        '@context': context,
        '@type': 'Organization',
        name: config.platformName,
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
      },
      {
        '@context': context,
        '@type': 'WebSite',
        name: config.platformName,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${paths.products.pattern}?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
