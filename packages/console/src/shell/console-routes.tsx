import { lazy, Suspense, type ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { RouteError } from '@market/web-kit/route-error';
import { NotFound } from '@market/web-kit/route-problem';
import { requireUser } from '@market/web-kit/router/guards';
import { LoadingShell, PageLoadingShell } from './loading-shell';
import { PageError } from './page-error';
import { RootLayout } from './root-layout';

interface ConsoleRoutesOptions {
  /** The end of the document's title: "Orders · Voltmart merchant". */
  name: string;
  /** Where error pages link to. */
  home: { path: string; label: string };
  signInPath: string;
  /** Pages that need no sign-in: the sign-in pages and the targets of links in emails. */
  open: RouteObject[];
  layout: () => Promise<ComponentType>;
  /** Shown inside the layout when a page or its guard fails. `PageError` by default. */
  errorPage?: ComponentType;
  /** Signed-in pages. Their errors are shown inside the layout. */
  pages: RouteObject[];
}

export function consoleRoutes({
  name,
  home,
  signInPath,
  open,
  layout,
  errorPage,
  pages,
}: ConsoleRoutesOptions): RouteObject[] {
  // The error boundary of the first route with a loader or middleware shows the errors of guards.
  // The layout route has neither, so that the layout stays visible around the error.
  const Frame = lazy(async () => ({ default: await layout() }));
  const fetchFrame: MiddlewareFunction = () => void layout().catch(() => undefined);
  const errorHome = { homePath: home.path, homeLabel: home.label };
  const missing: RouteObject = {
    path: '*',
    handle: { title: 'Not found' },
    element: <NotFound action={<HomeButton {...home} />} />,
  };
  return [
    {
      element: <RootLayout name={name} />,
      HydrateFallback: LoadingShell,
      ErrorBoundary: () => <RouteError {...errorHome} />,
      children: [
        ...open,
        {
          element: (
            <Suspense fallback={<LoadingShell />}>
              <Frame />
            </Suspense>
          ),
          children: [
            {
              middleware: [requireUser(signInPath), fetchFrame],
              HydrateFallback: PageLoadingShell,
              ErrorBoundary: errorPage ?? (() => <PageError {...errorHome} />),
              children: [...pages, missing],
            },
          ],
        },
      ],
    },
  ];
}

const HomeButton = ({ path, label }: ConsoleRoutesOptions['home']) => (
  <Button variant="ink" render={<Link to={path} />}>
    {label}
  </Button>
);
