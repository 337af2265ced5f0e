import * as stores from '@market/api-client/contract/main/stores';
import type { StorePage } from '@market/domain/stores/store-page';
import { paths } from '../../app/paths';
import { breadcrumbs, shorten, type HeadInput, type PageHead } from './page-head';

export function storeHead({ params, services: { api, config, queryClient } }: HeadInput): PageHead {
  const slug = params['slug'] ?? '';
  const store = queryClient.getQueryData(api.query(stores.page, { params: { id: slug } }).queryKey);
  const canonical = paths.store.href({ slug });
  if (!store) return { description: '', canonical, isIndexed: true, jsonLd: [] };
  const origin = config.origins.storefront;
  const place = [store.city, store.state].filter(Boolean).join(', ');
  return {
    description: shorten(
      store.about ??
        `${store.storeName}${place ? ` in ${place}` : ''} sells ${store.productCount} products on ${config.platformName}.`,
    ),
    canonical,
    isIndexed: store.status === 'live',
    ...(store.logo !== undefined && { image: store.logo }),
    jsonLd: [
      storeData(store, origin + canonical),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home.href() },
        { name: 'Stores', path: paths.stores.href() },
        { name: store.storeName, path: canonical },
      ]),
    ],
  };
}

function storeData(
  { storeName, rating, ratingCount, city, state, street }: StorePage,
  url: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: storeName,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'NG',
    },
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.toFixed(1),
        reviewCount: ratingCount,
      },
    }),
  };
}
