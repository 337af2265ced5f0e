import { Suspense, useRef } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { Switch } from '@market/ui/switch';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useServices } from '@market/web-kit/services';
import { productQuery } from '../../../features/catalogue/catalogue.queries';
import {
  comparedProductsText,
  parseComparedProducts,
  type ComparedProductRef,
} from '../../../features/catalogue/model/compared-products';
import {
  MAX_COMPARED_PRODUCTS,
  MIN_COMPARED_PRODUCTS,
  removeComparedProduct,
} from '../../../shared/comparison';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { DeliveryPlaceNote } from '../place/delivery-place-note';

const ComparedProducts = lazyPart(
  'src/app/routes/compare/compared-products.tsx',
  async () => (await import('./compared-products')).ComparedProducts,
);

export function ComparePage() {
  const { api } = useServices();
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const comparedIds = parseComparedProducts(params.get('products'));
  const queries = useQueries({ queries: comparedIds.map(({ id }) => productQuery(api, id)) });
  const isOnlyDifferent = params.get('differences') === 'true';

  const failed = queries.find(({ error, data }) => error && !data && !isMissing(error));
  const loaded = queries.flatMap(({ data }, place) => {
    const chosen = comparedIds[place];
    return data && chosen ? [{ product: data, variant: chosen.variant }] : [];
  });
  // A URL may name products of different categories. Only those in the category of the first one
  // are shown.
  const category = loaded[0]?.product.category;
  const compared = loaded.filter(({ product }) => product.category.id === category?.id);
  const isLoading = queries.some(({ isPending }) => isPending);
  const left = comparedIds.length - compared.length;

  const show = (products: readonly ComparedProductRef[]) =>
    setParams((current) => mergeSearch(current, { products: comparedProductsText(products) }), {
      replace: true,
      preventScrollReset: true,
    });
  const remove = (id: string) => {
    removeComparedProduct(id);
    show(comparedIds.filter((each) => each.id !== id));
    heading.current?.focus();
  };
  const title =
    compared.length >= MIN_COMPARED_PRODUCTS && category && !isLoading
      ? `Compare ${compared.length} ${category.name.toLowerCase()}`
      : 'Compare products';

  return (
    <div className="page-wrap pt-3">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Home', to: paths.home.href() },
          ...(category
            ? [{ label: category.name, to: paths.category.href({ categoryId: category.id }) }]
            : []),
          { label: 'Compare' },
        ]}
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="display text-d1 outline-none!">
            {title}
          </h1>
          <p className="mt-1 text-sm text-text-2">
            <DeliveryPlaceNote />
          </p>
        </div>
        {/* Also shown while the products load, so that nothing moves. */}
        {(isLoading ? comparedIds : compared).length >= MIN_COMPARED_PRODUCTS && (
          <Switch
            label="Show only differences"
            className="gap-3"
            checked={isOnlyDifferent}
            onChange={(event) =>
              setParams(
                (current) =>
                  mergeSearch(current, { differences: event.target.checked ? 'true' : undefined }),
                { replace: true, preventScrollReset: true },
              )
            }
          />
        )}
      </div>
      {failed?.error ? (
        <ErrorState
          title={failed.error.message}
          onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
          retrying={queries.some(({ isFetching }) => isFetching)}
        />
      ) : isLoading ? (
        <TableSkeleton />
      ) : compared.length < MIN_COMPARED_PRODUCTS ? (
        <NothingToCompare missing={left} />
      ) : (
        <>
          {left > 0 && (
            <p role="status" className="mb-4 text-sm text-text-2">
              {`${left === 1 ? 'One product is' : `${left} products are`} not shown, because ${left === 1 ? 'it is' : 'they are'} no longer sold or in another category.`}
            </p>
          )}
          <Suspense fallback={<TableSkeleton />}>
            <ComparedProducts
              compared={compared}
              free={MAX_COMPARED_PRODUCTS - compared.length}
              isOnlyDifferent={isOnlyDifferent}
              onRemove={remove}
              onChoose={(id, variant) =>
                show(comparedIds.map((each) => (each.id === id ? { id, variant } : each)))
              }
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

const TableSkeleton = () => (
  <div role="status" aria-label="Loading products to compare">
    <Skeleton className="h-[60dvh] rounded-3" />
  </div>
);

const isMissing = (error: Error): boolean => isApiError(error) && error.status === 404;

function NothingToCompare({ missing }: { missing: number }) {
  return (
    <EmptyState
      icon={<Scale />}
      title="Choose products to compare"
      action={
        <Button variant="primary" render={<Link to={paths.categories.href()} />}>
          See all categories
        </Button>
      }
    >
      {missing > 0
        ? 'Fewer than two of these products can be compared. Tick “Compare” on two to four products of one category.'
        : 'Tick “Compare” on two to four products of one category.'}
    </EmptyState>
  );
}
