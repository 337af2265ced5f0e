import { useQuery } from '@tanstack/react-query';
import type { Category } from '@market/domain/catalogue/category';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { useServices } from '@market/web-kit/services';
import {
  categoryOverviewQuery,
  categoryTreeQuery,
} from '../../../features/catalogue/catalogue.queries';
import { CategoryAccordion } from '../../../features/catalogue/components/category-accordion';
import {
  categoryAnchor,
  CategoryIndex,
  CategoryIndexSkeleton,
} from '../../../features/catalogue/components/category-index';
import {
  oftenBoughtSearches,
  overviewText,
  type CategoryCounts,
} from '../../../features/catalogue/model/category-counts';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { categoryHref, productHref } from '../../hrefs';
import { paths } from '../../paths';
import { ListingHeader, pillLinkClass } from '../listing/listing-header';

export function CategoryListPage() {
  const { api } = useServices();
  const tree = useQuery(categoryTreeQuery(api));
  const overview = useQuery(categoryOverviewQuery(api));
  const counts = overview.data;
  // The list is rendered once its counts have loaded, or without counts when these fail to load.
  const shown = { ...tree, data: overview.isPending ? undefined : tree.data };
  return (
    <div className="page-wrap">
      <PageTitle>All categories</PageTitle>
      <ListingHeader
        title="All categories"
        crumbs={[]}
        note={counts && counts.productCount > 0 ? overviewText(counts) : '\u00a0'}
      >
        {counts && tree.data && <OftenBought searches={oftenBoughtSearches(tree.data, counts)} />}
      </ListingHeader>
      <div className="pt-6">
        <QueryView query={shown} skeleton={<CategoryIndexSkeleton />}>
          {(categories) =>
            categories.length === 0 ? (
              <EmptyState title="No categories yet">
                Stores can sell as soon as there are categories.
              </EmptyState>
            ) : (
              <>
                <div className="gap-12 max-md:hidden xl:grid xl:grid-cols-[224px_minmax(0,1fr)]">
                  <JumpLinks categories={categories} counts={counts} />
                  <CategoryIndex
                    categories={categories}
                    counts={counts}
                    hrefOf={categoryHref}
                    productHref={productHref}
                  />
                </div>
                <div className="-mt-6 md:hidden">
                  <CategoryAccordion
                    categories={categories}
                    counts={counts}
                    hrefOf={categoryHref}
                  />
                </div>
              </>
            )
          }
        </QueryView>
      </div>
    </div>
  );
}

/** Searches for what the best sellers are, such as "5 kVA inverters". */
function OftenBought({ searches }: { searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <nav
      aria-labelledby="often-bought"
      className="flex flex-wrap items-center gap-2 max-md:hidden md:ml-auto"
    >
      <span id="often-bought" className="mr-1 text-sm text-muted">
        Often bought
      </span>
      {searches.map((search) => (
        <Link key={search} to={paths.products.href({ search })} className={pillLinkClass}>
          {search}
        </Link>
      ))}
    </nav>
  );
}

function JumpLinks({
  categories,
  counts,
}: {
  categories: readonly Category[];
  counts: CategoryCounts;
}) {
  return (
    <nav aria-label="Jump to a category" className="max-xl:hidden">
      <ul className="sticky top-4 border-t-2 border-text">
        {categories.map((category) => {
          const { id, name, productCount } = category;
          const found = counts?.categories.find((each) => each.id === id);
          const count = found?.productCount ?? productCount;
          return (
            <li key={id} className="border-b border-line">
              <a
                href={`#${categoryAnchor(category)}`}
                className="flex min-h-10 items-center justify-between gap-3 text-sm font-medium hover:bg-hover"
              >
                {name}
                <span className="font-normal text-muted nums">
                  {count.toLocaleString('en-NG')}
                  <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
