import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { returnPromiseText } from '@market/domain/orders/return-window';
import { EmptyState } from '@market/ui/empty-state';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { PolicyList } from '../../../features/policies/components/policy-list';
import { policiesQuery } from '../../../features/policies/policies.queries';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { useStore } from './use-store';

export function StorePoliciesPage() {
  const { api } = useServices();
  const { slug, storeName, returnDays } = useStore();
  const policies = useQuery(policiesQuery(api, slug));
  return (
    <div className="page-wrap pt-9 md:pt-12">
      <PageTitle>{`Policies of ${storeName}`}</PageTitle>
      <p className="mb-6 font-semibold">{`${returnPromiseText(returnDays)} of delivery`}</p>
      <QueryView query={policies} skeleton={<Skeleton className="h-80" />}>
        {({ rows }) =>
          rows.length > 0 ? (
            <PolicyList policies={rows} />
          ) : (
            <EmptyState icon={<ScrollText />} title="This store has no policies of its own">
              {`The marketplace’s policies apply to ${storeName}.`}
            </EmptyState>
          )
        }
      </QueryView>
    </div>
  );
}
