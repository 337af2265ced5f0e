import { useQueries, useQuery } from '@tanstack/react-query';
import { compareSpecifications } from '@market/domain/catalogue/comparison';
import { topFacts } from '@market/domain/catalogue/top-facts';
import type { CustomerProduct, Variant } from '@market/domain/catalogue/product';
import { imageUrl } from '@market/domain/image';
import { DeliveryText } from '@market/ui/delivery-text';
import { Link } from '@market/ui/link';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { Rating } from '@market/ui/rating';
import { StoreMonogram } from '@market/ui/store-monogram';
import { useServices } from '@market/web-kit/services';
import { useCardPromise } from '../../../features/catalogue/card-promises';
import { productQuery, relatedProductsQuery } from '../../../features/catalogue/catalogue.queries';
import {
  ComparisonTable,
  ComparisonValue,
} from '../../../features/catalogue/components/comparison-table';
import { toOffer, variantParam, variantInUrl } from '../../../features/catalogue/model/variants';
import { MAX_COMPARED_PRODUCTS } from '../../../shared/comparison';
import { SectionHeader } from '../../../shared/section-header';
import { compareHref } from '../../hrefs';
import { paths } from '../../paths';

/** A comparison shows at least three products, including the one on the page. */
const MIN_SIMILAR = 2;
const MAX_FACTS = 6;

interface CompareSimilarProps {
  product: CustomerProduct;
  variant: Variant | undefined;
}

export function CompareSimilar({ product, variant }: CompareSimilarProps) {
  const { api } = useServices();
  const { data: related = [] } = useQuery(relatedProductsQuery(api, product.id));
  const similar = related
    .filter(({ categoryId }) => categoryId === product.categoryId)
    .slice(0, MAX_COMPARED_PRODUCTS - 1);
  const { others, isPending } = useQueries({
    queries: similar.map(({ id }) => productQuery(api, id)),
    combine: (results) => ({
      others: results.flatMap(({ data }) => data ?? []),
      isPending: results.some((result) => result.isPending),
    }),
  });
  if (isPending || others.length < MIN_SIMILAR) return null;
  const columns = [
    { product, variant },
    ...others.map((other) => ({ product: other, variant: variantInUrl(other) })),
  ].map((column) => ({ ...column, offer: toOffer(column.product, column.variant) }));
  const shown = new Set(
    topFacts(product.specification, variant?.id, MAX_FACTS).map(({ id }) => id),
  );
  const facts = compareSpecifications(
    columns.map((column) => ({
      specification: column.product.specification,
      variantId: column.variant?.id,
    })),
  )
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => shown.has(id));
  const name = product.category.name.toLowerCase();
  return (
    <section aria-labelledby="similar" className="page-wrap pt-16">
      <SectionHeader
        id="similar"
        title={`Compare with similar ${name}`}
        action={
          <Link
            className="link touch-area"
            to={compareHref(
              columns.map((column) => ({
                id: column.product.id,
                variant: column.variant && variantParam(column.product, column.variant),
              })),
            )}
          >
            Compare all details
          </Link>
        }
      />
      <ComparisonTable
        label={`Similar ${name}`}
        corner="Most popular similar products"
        heads={columns.map((column, place) => ({
          key: column.product.id,
          content: <Head {...column} isThis={place === 0} />,
        }))}
        rows={[
          {
            key: 'price',
            name: 'Price',
            cells: columns.map(({ offer }, place) => (
              <Price key={place} kobo={offer.sellingPrice} />
            )),
          },
          ...facts.map(({ id, name: fact, cells, best }) => ({
            key: id,
            name: fact,
            cells: cells.map(({ text, isBest }, place) => (
              <ComparisonValue key={place} text={text} best={isBest ? best : undefined} />
            )),
          })),
          {
            key: 'arrives',
            name: 'Arrives',
            cells: columns.map((column) => (
              <Arrival key={column.product.id} product={column.product} />
            )),
          },
          {
            key: 'rating',
            name: 'Rating',
            cells: columns.map(({ product: { id, rating, ratingCount } }) =>
              ratingCount > 0 ? (
                <Rating key={id} value={rating} count={ratingCount} />
              ) : (
                'No reviews yet'
              ),
            ),
          },
        ]}
        groups={[]}
      />
    </section>
  );
}

function Head({ product, variant, isThis }: CompareSimilarProps & { isThis: boolean }) {
  const { id, name, store, hostedImages } = product;
  const image = variant?.image ?? hostedImages[0];
  return (
    <div className="grid gap-2 font-normal">
      <ProductImage
        src={image && imageUrl(image, 320)}
        alt=""
        sizes="15rem"
        fallback={<StoreMonogram name={store.storeName} size="lg" />}
      />
      {isThis ? (
        <>
          <span className="text-sm leading-[1.35] font-semibold">{name}</span>
          <span className="w-fit rounded-1 bg-sunken px-2 py-1 text-xs font-medium">
            This product
          </span>
        </>
      ) : (
        <Link
          to={paths.product.href({ productId: id })}
          className="text-sm leading-[1.35] font-semibold hover:underline"
        >
          {name}
        </Link>
      )}
    </div>
  );
}

function Arrival({ product }: { product: CustomerProduct }) {
  const delivery = useCardPromise(product);
  if (!product.inStock) return 'Sold out';
  return <DeliveryText delivery={delivery} />;
}
