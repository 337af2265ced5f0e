import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { NotFound, RouteError } from '@market/web-kit/route-error';
import { PageTitle } from '../../shared/page-title';
import { paths } from '../paths';

/** Inside the shop's layout, so that search and categories stay available. */
export function PageError() {
  return <RouteError homePath={paths.home.href()} homeLabel="Back to the shop" />;
}

/** Without the shop's layout. */
export function AppError() {
  return (
    <main id="main" className="min-h-dvh">
      <PageError />
    </main>
  );
}

export function NotFoundPage() {
  return (
    <>
      <PageTitle>Not found</PageTitle>
      <NotFound
        action={
          <Button variant="ink" render={<Link to={paths.home.href()} />}>
            Back to the shop
          </Button>
        }
      />
    </>
  );
}
