import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { OutletPreview } from '../../../features/curation/components/outlet-preview';
import { OutletList } from '../../../features/curation/components/outlet-list';
import {
  addOutlet,
  removeOutlet,
  outletsQuery,
  shownOutletsQuery,
} from '../../../features/curation/curation.queries';
import { shopPaths } from '../../paths';
import { CurationLayout } from './curation-layout';

const OutletSearch = lazy(async () => ({
  default: (await import('../../../features/curation/components/outlet-search')).OutletSearch,
}));

export function OutletsPage() {
  const { api, config } = useServices();
  const shop = config.origins.storefront;
  const shown = useQuery(shownOutletsQuery(api));
  const { data: outlets } = useSuspenseQuery(outletsQuery(api));
  const add = useMutation(addOutlet(api));
  const remove = useMutation(removeOutlet(api));
  return (
    <CurationLayout tab="outlets">
      <Card title="Official outlets" flush>
        <p className="border-b border-line px-4 py-3 text-sm text-muted md:px-5">
          Official outlets have a badge across the shop. The first four by name are on the home
          page. Suspended stores are removed.
        </p>
        {outlets.length === 0 ? (
          <EmptyState title="No official outlets yet" icon={<Store />}>
            Choose stores that are run by a maker or its sole distributor.
          </EmptyState>
        ) : (
          <OutletList
            outlets={outlets}
            onRemove={({ id }) => remove.mutateAsync({ params: { id } })}
          />
        )}
        <div className="p-4 md:px-5">
          <Suspense fallback={<Skeleton className="h-(--control)" />}>
            <OutletSearch
              without={outlets.map(({ id }) => id)}
              onAdd={(storeId) => add.mutate({ body: { storeId } })}
            />
          </Suspense>
        </div>
      </Card>
      <div className="mt-4">
        <OutletPreview
          outlets={outlets}
          productsOf={(storeId) =>
            shown.data?.find(({ store }) => store.id === storeId)?.products ?? []
          }
          storeHref={(slug) => shop + shopPaths.store.href({ slug })}
          productHref={(productId) => shop + shopPaths.product.href({ productId })}
        />
      </div>
    </CurationLayout>
  );
}
