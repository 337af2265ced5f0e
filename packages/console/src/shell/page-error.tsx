import { useMatches, useRouteError } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from '@market/ui/breadcrumbs';
import { PageHeader } from '@market/ui/page-header';
import { RouteError } from '@market/web-kit/route-error';
import { getErrorStatus } from '@market/web-kit/route-problem';

interface PageHandle {
  title: string;
  parent?: Crumb;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

interface PageErrorProps {
  homePath: string;
  homeLabel: string;
}

/**
 * Shows a page's error, below the heading and breadcrumbs that its route declares. Errors with the
 * status 403 or 404 are shown alone.
 */
export function PageError(home: PageErrorProps) {
  const status = getErrorStatus(useRouteError());
  const page = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle);
  if (!page || status === 403 || status === 404) return <RouteError {...home} />;
  const { title, parent } = page;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={parent && <Breadcrumbs items={[parent, { label: title }]} />}
      />
      <RouteError {...home} headingLevel={2} />
    </>
  );
}
