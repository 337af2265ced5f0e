import { useRouteError } from 'react-router-dom';
import { RouteProblem, getErrorStatus } from '@market/web-kit/route-problem';
import { paths } from '../paths';
import { NotFoundPage } from './not-found/not-found-page';

/** The error page inside the shop's layout, so that search and categories stay available. */
export function PageError() {
  return getErrorStatus(useRouteError()) === 404 ? <NotFoundPage /> : <OtherError />;
}

/** The error page without the shop's layout. */
export function ShopError() {
  return (
    <main id="main" className="min-h-dvh">
      <OtherError />
    </main>
  );
}

const OtherError = () => <RouteProblem homePath={paths.home.href()} homeLabel="Back to the shop" />;
