import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { LoadingShell } from '@market/console/shell/loading-shell';
import { servicesContext } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { paths } from '../paths';

/** Schedulers start with unassigned orders, riders with their offers. */
const homeLoader = ({ context }: LoaderFunctionArgs) =>
  redirect(
    can(context.get(servicesContext).session.user(), platformOrders)
      ? paths.dispatching.href()
      : paths.offers.href(),
  );

export const homeRoutes: RouteObject[] = [
  { path: paths.home.pattern, loader: homeLoader, Component: LoadingShell },
];
