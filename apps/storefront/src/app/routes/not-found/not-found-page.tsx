import { Suspense } from 'react';
import { useRenderReport } from '@market/web-kit/render-report';
import { Skeleton } from '@market/ui/skeleton';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';

const NotFoundLinks = lazyPart(
  'src/app/routes/not-found/not-found-links.tsx',
  async () => (await import('./not-found-links')).NotFoundLinks,
);

/** On the server, the page also sets the status of the response. */
export function NotFoundPage() {
  useRenderReport()?.notFound();
  return (
    <>
      <PageTitle>Not found</PageTitle>
      <Suspense fallback={<Skeleton className="m-(--gutter) h-120" />}>
        <NotFoundLinks />
      </Suspense>
    </>
  );
}
