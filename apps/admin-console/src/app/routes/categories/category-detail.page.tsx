import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import {
  attributesQuery,
  categoryTreeQuery,
  fitRulesQuery,
} from '../../../features/categories/categories.queries';
import { AttributeList } from '../../../features/categories/components/attribute-list';
import { CategoryHeader } from '../../../features/categories/components/category-header';
import { FitRuleList } from '../../../features/categories/components/fit-rule-list';
import { RecordHistory } from '../../../shared/record-history';
import { paths } from '../../paths';

const categoryHref = (id: string) => paths.categories.detail.href({ id });

export function CategoryDetailPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: rows } = useQuery(categoryTreeQuery(api));
  const attributes = useQuery(attributesQuery(api, id));
  const rules = useQuery(fitRulesQuery(api, id));
  const category = rows?.find((row) => row.id === id);

  if (!rows) return <Skeleton className="h-96" />;
  if (!category)
    return (
      <div className="rounded-3 border border-line bg-surface">
        <EmptyState
          title="This category does not exist"
          action={
            <Button render={<Link to={paths.categories.list.href()} />}>See all categories</Button>
          }
        >
          It may have been merged into another category.
        </EmptyState>
      </div>
    );
  return (
    <div className="grid min-w-0 gap-3">
      <Link
        to={paths.categories.list.href()}
        className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold lg:hidden"
      >
        <ChevronLeft size={16} /> All categories
      </Link>
      <section
        key={id}
        aria-label={category.name}
        className="overflow-clip rounded-3 border border-line bg-surface"
      >
        <CategoryHeader
          rows={rows}
          category={category}
          hrefOf={categoryHref}
          mergeHref={paths.categories.merge.href({ id })}
          onAdded={(id) => void navigate(categoryHref(id))}
        />
        {queryError(attributes) ??
          (attributes.data ? (
            <AttributeList category={category} attributes={attributes.data} hrefOf={categoryHref} />
          ) : (
            <Skeleton className="m-5 h-48" />
          ))}
      </section>
      {queryError(rules) ??
        (rules.data ? (
          <FitRuleList
            key={`rules-${id}`}
            rows={rows}
            category={category}
            rules={rules.data}
            hrefOf={categoryHref}
          />
        ) : (
          <Skeleton className="h-48" />
        ))}
      <div className="rounded-3 border border-line bg-surface p-5">
        <RecordHistory subject="category" id={id} />
      </div>
      <Outlet />
    </div>
  );
}
