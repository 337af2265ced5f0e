import * as catalogue from '@market/api-client/contract/main/catalogue';
import type { CustomerProduct } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import { paths } from '../../app/paths';
import { breadcrumbs, shorten, type HeadInput, type PageHead } from './page-head';

/** Formats naira with two decimals, as structured data requires. */
const nairaAmount = (kobo: number): string => (kobo / 100).toFixed(2);

export function productHead({
  params,
  services: { api, config, queryClient },
}: HeadInput): PageHead {
  const id = params['productId'] ?? '';
  const product = queryClient.getQueryData(api.query(catalogue.byId, { params: { id } }).queryKey);
  const canonical = paths.product.href({ productId: id });
  if (!product) return { description: '', canonical, isIndexed: true, jsonLd: [] };
  const origin = config.origins.storefront;
  const [image] = product.hostedImages;
  return {
    description: shorten(product.description.join(' ')),
    canonical,
    isIndexed: true,
    ...(image !== undefined && { image }),
    isProduct: true,
    jsonLd: [
      productData(product, origin, origin + canonical),
      breadcrumbs(origin, productCrumbs(product, canonical)),
    ],
  };
}

function productData(product: CustomerProduct, origin: string, url: string): object {
  const { name, description, brand, sku, hostedImages, rating, ratingCount, category, store } =
    product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: description.join('\n'),
    sku,
    ...(brand !== undefined && { brand: { '@type': 'Brand', name: brand } }),
    url,
    image: hostedImages.map((image) => origin + imageUrl(image, 1280)),
    category: category.name,
    offers: toOffers(product, url, { '@type': 'Organization', name: store.storeName }),
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.toFixed(1),
        reviewCount: ratingCount,
      },
    }),
  };
}

/** A single price, or the lowest and highest price of the variants. */
function toOffers(product: CustomerProduct, url: string, seller: object): object {
  const common = {
    priceCurrency: 'NGN',
    url,
    seller,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
  };
  const prices = product.productVariant?.variant.map(({ sellingPrice }) => sellingPrice) ?? [];
  if (prices.length < 2)
    return {
      '@type': 'Offer',
      ...common,
      price: nairaAmount(product.sellingPrice),
      itemCondition: 'https://schema.org/NewCondition',
    };
  return {
    '@type': 'AggregateOffer',
    ...common,
    lowPrice: nairaAmount(Math.min(...prices)),
    highPrice: nairaAmount(Math.max(...prices)),
    offerCount: prices.length,
  };
}

const productCrumbs = (
  { category, subCategory, childCategory, name }: CustomerProduct,
  canonical: string,
) => [
  { name: 'Home', path: paths.home.href() },
  { name: category.name, path: paths.category.href({ categoryId: category.id }) },
  ...(subCategory
    ? [
        {
          name: subCategory.name,
          path: paths.subCategory.href({ categoryId: category.id, subCategoryId: subCategory.id }),
        },
      ]
    : []),
  ...(subCategory && childCategory
    ? [
        {
          name: childCategory.name,
          path: paths.childCategory.href({
            categoryId: category.id,
            subCategoryId: subCategory.id,
            childCategoryId: childCategory.id,
          }),
        },
      ]
    : []),
  { name, path: canonical },
];
