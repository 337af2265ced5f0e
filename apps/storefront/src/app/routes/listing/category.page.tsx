import { useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useListSearch } from '@market/web-kit/router/list-search';
import { NotFound } from '@market/web-kit/route-error';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery } from '../../../features/catalogue/catalogue.queries';
import { listingSearchSchema } from '../../../features/catalogue/model/listing-search';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { Listing } from './listing';
import { ListingHead } from './listing-head';

const chip = 'inline-flex h-9 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-text aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg pointer-coarse:h-11';

/** One category, with its sub-categories as chips beside the title. */
export function CategoryPage() {
  const { api } = useServices();
  const { categoryId = '' } = useParams();
  const [search, setSearch] = useListSearch(listingSearchSchema);
  const tree = useQuery(categoryTreeQuery(api));

  return (
    <div className="page-wrap">
      <QueryView query={tree} skeleton={<Skeleton className="my-12 h-11 w-64" />}>
        {(categories) => {
          const category = categories.find(({ id }) => id === categoryId);
          if (!category) return <NotFound action={<Button variant="ink" render={<Link to={paths.categories.href()} />}>See all categories</Button>} />;
          return (
            <>
              <PageTitle>{category.name}</PageTitle>
              <ListingHead title={category.name} crumbs={[{ label: 'Categories', to: paths.categories.href() }]}>
                {category.subCategories.length > 0 && (
                  <ul className="scrollbar-none flex gap-2 overflow-x-auto p-0.5 max-md:-mx-(--gutter) max-md:px-(--gutter)">
                    <li>
                      <button type="button" className={chip} aria-current={search.sub ? undefined : 'true'} onClick={() => setSearch({ sub: undefined, child: undefined })}>
                        All
                      </button>
                    </li>
                    {category.subCategories.map(({ id, name }) => (
                      <li key={id}>
                        <button type="button" className={chip} aria-current={search.sub === id ? 'true' : undefined} onClick={() => setSearch({ sub: id, child: undefined })}>
                          {name}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </ListingHead>
              <Listing categoryId={categoryId} />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
